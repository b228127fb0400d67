import type { Cell, CellValue, Sheet } from 'hucre/xlsx'
import { quote } from '#domain/catalogue/check-fault.ts'
import type { Column } from '#domain/sheets/column.ts'
import type { Content, Row } from '#domain/sheets/row.ts'
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
    const result =
      value === null ? '' : `, here ${quote(value instanceof Date ? day(value) : value)}`
    return { message: `holds a formula: write its result${result}` }
  }
  if (cell?.type === 'error') {
    return { message: `holds the error ${quote(value)} of a formula: write the value` }
  }
  if (value instanceof Date) {
    if (column.reads === 'date') return { content: day(value) }
    return {
      message: `is the date ${day(value)}, which spreadsheets make of what looks like one, such as 1-2 or 1/2: format the cell as text, then write it again`,
    }
  }
  if (typeof value === 'number' && cell?.style?.numFmt?.includes('%')) {
    return {
      message: `is shown in percent, and holds ${value}: format the cell as a number, then write ${Number((value * 100).toPrecision(12))}${column.unit === '%' ? '' : ` or ${value}, as the head says`}`,
    }
  }
  if (typeof value !== 'string') return { content: value ?? undefined }
  const text = ofWords(value.replace(/\r\n?/g, '\n'), column)
  return { content: text.trim() === '' ? undefined : text }
}

const day = (date: Date) => date.toISOString().slice(0, 10)
