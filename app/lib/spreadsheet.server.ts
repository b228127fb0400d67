import type { SheetData } from 'write-excel-file/node'
import { csvRecord } from '#domain/texts/csv-record.ts'

export type SheetCell = string | number | undefined

type Sheet = {
  /** The file's, without its ending. */
  name: string
  /** Headings first. */
  rows: readonly (readonly SheetCell[])[]
  mayBeKept: boolean
}

/** Spreadsheets take a CSV without it for one in the alphabet of their country. */
const byteOrderMark = '\uFEFF'
/** In characters. */
const widest = 60
/** What XML 1.0 has no place for (Char), and the most that a cell holds. */
const unwritable = /(?![\t\n\r])[\p{Cc}\ufffe\uffff]/gu
const maxInCell = 32_767

const forms = {
  csv: {
    type: 'text/csv; charset=utf-8',
    bytes: (rows: Sheet['rows']) => byteOrderMark + rows.map(csvRecord).join(''),
  },
  xlsx: {
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    bytes: xlsxOf,
  },
}

/** Rows as a file for spreadsheets, in the form that the ending of `address` names. */
export async function spreadsheet(address: string, { name, rows, mayBeKept }: Sheet) {
  const ending = address.endsWith('.xlsx') ? 'xlsx' : 'csv'
  const { type, bytes } = forms[ending]
  return new Response(await bytes(rows), {
    headers: {
      'Content-Type': type,
      'Content-Disposition': `attachment; filename="${name}.${ending}"`,
      'X-Robots-Tag': 'noindex',
      ...(!mayBeKept && { 'Cache-Control': 'no-store' }),
    },
  })
}

/** Numbers are numbers, and texts are texts whatever they begin with: none is run as a formula. */
async function xlsxOf(rows: Sheet['rows']): Promise<Uint8Array<ArrayBuffer>> {
  const data: SheetData = rows.map((row, i) => row.map((cell) => cellOf(cell, i === 0)))
  const columns = (rows[0] ?? []).map((_, at) => ({
    width: Math.min(widest, 2 + Math.max(...rows.map((row) => String(row[at] ?? '').length))),
  }))
  // Few ask for one, and 78 files are read at once.
  const { default: writeXlsxFile } = await import('write-excel-file/node')
  const file = await writeXlsxFile(data, { columns, stickyRowsCount: 1 }).toBuffer()
  return new Uint8Array(file)
}

function cellOf(cell: SheetCell, isHead: boolean): SheetData[number][number] {
  if (cell === undefined || cell === '') return null
  const style = isHead ? { fontWeight: 'bold' as const } : { wrap: typeof cell === 'string' }
  if (typeof cell === 'number') return { type: Number, value: cell, ...style }
  const value = cell.toWellFormed().replace(unwritable, '').slice(0, maxInCell)
  return { type: String, value, alignVertical: 'top', ...style }
}
