import type { Cell, CellValue, Sheet } from 'hucre/xlsx'
import { quote } from '#domain/catalogue/check-fault.ts'
import type { Column } from '#domain/sheets/column.ts'
import type { Content, Row } from '#domain/sheets/row.ts'
import { fillIn } from '#domain/texts/fill-in.ts'
import * as texts from '#texts/cells.ts'
import { ofWords } from './cell-words.ts'
import type { FileFault } from './file-fault.ts'

/** A row of a workbook: where it is, and which of its cells could not be read. */
export type FileRow = Row & {
  sheet: string
  at: number
  heads: ReadonlyMap<string, number>
  unread: ReadonlySet<string>
}

type Heads = {
  heads: ReadonlyMap<string, number>
  /** The first row below them. */
  from: number
  column: (key: string) => Column
}

/** The rows that have something in them; what a cell cannot hold is said. */
export function readRows(
  sheet: Sheet,
  { heads, from, column }: Heads,
  faults: FileFault[],
): FileRow[] {
  const found: FileRow[] = []
  for (let at = from; at < sheet.rows.length; at++) {
    const cells = new Map<string, Content>()
    const unread = new Set<string>()
    for (const [key, col] of heads) {
      const value = sheet.rows[at]?.[col] ?? null
      const read = readCell(value, sheet.cells?.get(`${at},${col}`), column(key))
      if ('message' in read) {
        faults.push({ sheet: sheet.name, row: at, col, severity: 'error', message: read.message })
        unread.add(key)
      } else if (read.content !== undefined) cells.set(key, read.content)
    }
    if (cells.size > 0 || unread.size > 0) {
      found.push({ cells, unread, sheet: sheet.name, at, heads })
    }
  }
  return found
}

type ReadCell = { content: Content | undefined } | { message: string }

function readCell(value: CellValue, cell: Cell | undefined, column: Column): ReadCell {
  if (cell?.formula !== undefined) {
    const told = quote(value instanceof Date ? day(value) : value)
    const result = value === null ? '' : fillIn(texts.formulaResult, { value: told })
    return { message: fillIn(texts.formula, { result }) }
  }
  if (cell?.type === 'error') {
    return { message: fillIn(texts.formulaError, { value: quote(value) }) }
  }
  if (value instanceof Date) {
    if (column.reads === 'date') return { content: day(value) }
    return { message: fillIn(texts.madeDate, { day: day(value) }) }
  }
  if (typeof value === 'number' && cell?.style?.numFmt?.includes('%')) {
    const number = Number((value * 100).toPrecision(12))
    const or = column.unit === '%' ? '' : fillIn(texts.asHeadSays, { value })
    return { message: fillIn(texts.percent, { value, number, or }) }
  }
  if (typeof value !== 'string') return { content: value ?? undefined }
  const text = ofWords(value.replace(/\r\n?/g, '\n'), column)
  return { content: text.trim() === '' ? undefined : text }
}

const day = (date: Date) => date.toISOString().slice(0, 10)
