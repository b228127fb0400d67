import { soundText } from '#domain/texts/sound-text.ts'
import { maxItems, maxQuantity, type ListItem } from './list-items.ts'
import { noTable, unclear } from './list-text.ts'
import { createLineReader, type Line } from './pasted-line.ts'
import {
  isTotal,
  parsePastedTable,
  type PastedTable,
  type RowFault,
  type TableRow,
} from './pasted-table.ts'
import { readQuantities, type QuantityReader } from './written-quantity.ts'

/** Why a line that was pasted is no item: what is wrong with its row or quantity, or one line too many. */
export type PasteFault = RowFault | 'too many'

export type PastedLines = {
  items: ListItem[]
  /** Lines as they were written, in their order, but for the signs of a quoted mail and the numbers that count them. */
  faults: { text: string; fault: PasteFault }[]
  /** The row of heads of a table that has rows among the faults: it names their columns. */
  header?: string
  /** The column that a table's quantities were taken from, as `PastedTable` has it, or `noTable`. */
  quantityColumn?: string
}

/** What is beyond is not read: ten times the most that a list can have. */
export const maxPasted = 2000
const maxLineLength = 500
/** A row may name all places of a part on a board. */
const maxRowLength = 1000

/**
 * Lines of a text or rows of a table: a part number, and a quantity before or behind it or none for
 * one; or words with a quantity. Empty lines, totals, signs of quoting and the numbers that count the
 * lines are left out. Nothing is guessed: a line that names no part or several, or whose quantity is
 * not a whole number from 1, comes back as it was written. `isNumber` knows the catalogue's part
 * numbers; of a line without one, what looks like one is taken.
 * The items are those of `onto` and what is added to them. `column` is what a table's `quantityColumn`
 * was, where these are its rows that could not be read.
 */
export function readPasted(
  text: string,
  isNumber: (written: string) => boolean,
  onto: readonly ListItem[] = [],
  column?: string,
  reader: QuantityReader = readQuantities,
): PastedLines {
  const parse = (lines: readonly string[]) =>
    parsePastedTable(lines.join('\n'), isNumber, reader, column === unclear)
  const pasted = linesOf(text)
  const table = column === noTable ? undefined : parse(pasted)
  const readLine = createLineReader(isNumber, reader)
  const reads = dropRowNumbers(table?.lines ?? pasted, readLine).map((line) => {
    if (typeof line !== 'string') return { text: line.text, line: line.read }
    const written = soundText(line.slice(0, maxLineLength)).trim().replace(listMark, '')
    return { text: written, line: readLine(written) }
  })
  const lines = reads.filter(({ text: written }) => hasWords.test(written) && !isTotal(written))

  const items = new Map(onto.map((item) => [item.partNumber.toUpperCase(), item]))
  const faults: PastedLines['faults'] = []
  for (const { text: written, line } of lines) {
    if ('fault' in line) {
      faults.push({ text: written, fault: line.fault })
      continue
    }
    const key = line.partNumber.toUpperCase()
    const known = items.get(key)
    const quantity = (known?.quantity ?? 0) + line.quantity
    const fault = whyRefused(quantity, !known && items.size === maxItems)
    if (fault) faults.push({ text: written, fault })
    else items.set(key, { partNumber: known?.partNumber ?? line.partNumber, quantity })
  }
  return {
    items: [...items.values()],
    faults,
    ...(table
      ? ofTable(table, faults)
      : parse(faults.map((fault) => fault.text)) && { quantityColumn: noTable }),
  }
}

/** The column that quantities were taken from, and the heads that rows among the faults need. */
function ofTable({ lines, header, quantityColumn }: PastedTable, faults: PastedLines['faults']) {
  const rows = new Set(lines.map((line) => (typeof line === 'string' ? undefined : line.text)))
  return {
    ...(quantityColumn !== undefined && { quantityColumn }),
    ...(faults.some(({ text }) => rows.has(text)) && { header }),
  }
}

/** The lines of a text, without the signs before those of a quoted mail. */
function linesOf(text: string): string[] {
  let room = maxPasted
  return text
    .slice(0, maxPasted * maxLineLength)
    .replace(/^\ufeff/, '')
    .split(/\r\n|[\r\n\u2028\u2029]/)
    .filter((line) => !line.trim() || room-- > 0)
    .map((line) => soundText(line.slice(0, maxRowLength)).replace(quoting, ''))
}

/** As mails put it before each line of what they answer. */
const quoting = /^\s*(?:>\s*)+/
/** '1.', '2)', '#3', '•': as word processors begin the lines of a list. */
const listMark = /^(?:#\d{1,3}[.):]?|\d{1,3}(?:\.\)?|\))|[-–•*])\s+(?=.*\p{L})/u

/** '1 QB-15 40', '2 QB-25 8': the first column of a table whose columns blanks part. */
function dropRowNumbers(
  lines: readonly (TableRow | string)[],
  read: (line: string) => Line,
): readonly (TableRow | string)[] {
  const rows = lines.filter((line) => typeof line === 'string' && /^\d/.test(line)) as string[]
  const areCounted =
    rows.length > 1 &&
    rows.every((row, i) => {
      const line = row.startsWith(`${i + 1} `) && read(row)
      return line && 'fault' in line && line.fault === 'unclear'
    })
  return areCounted
    ? lines.map((line) => (typeof line === 'string' ? line.replace(/^\d+ +/, '') : line))
    : lines
}

/** Not '----'. */
const hasWords = /[\p{L}\p{Nd}]/u

function whyRefused(quantity: number, isFull: boolean): PasteFault | undefined {
  if (quantity > maxQuantity) return 'huge'
  return isFull ? 'too many' : undefined
}
