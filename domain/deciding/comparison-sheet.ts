import type { Cell, Group, Row, Silence, Wording } from './comparison.ts'

export type SheetCell = string | number

type Words = {
  group: string
  row: string
  unit: string
  us: string
  silence: Record<Silence, string>
}

/**
 * A comparison for a spreadsheet: a line for each row, a second where U.S. units say it too.
 * Where all that is stated of a row is numbers, they are numbers, and the unit stands apart.
 */
export function comparisonSheet(
  heads: readonly string[],
  groups: readonly Group[],
  words: Words,
): SheetCell[][] {
  return [
    [words.group, words.row, words.unit, ...heads],
    ...groups.flatMap(({ heading, rows }) => rows.flatMap((row) => linesOf(heading, row, words))),
  ]
}

function linesOf(heading: string, row: Row, { us, silence }: Words): SheetCell[][] {
  const { label, unit = '', cells } = row
  const stated = cells.filter((cell) => typeof cell !== 'string')
  const isNumeric = stated.every(({ number }) => number !== undefined)
  const metric = cells.map((cell) =>
    typeof cell === 'string' ? silence[cell] : isNumeric ? cell.number! : said(cell.metric),
  )
  const lines = [[heading, label, isNumeric ? unit : '', ...metric]]
  if (stated.some((cell) => cell.us)) {
    lines.push([heading, `${label} (${us})`, '', ...cells.map((cell) => saidInUs(cell, silence))])
  }
  return lines
}

function saidInUs(cell: Cell, silence: Words['silence']): string {
  return typeof cell === 'string' ? silence[cell] : said(cell.us ?? cell.metric)
}

function said({ value, note }: Wording): string {
  return [value, note].filter(Boolean).join(', ')
}
