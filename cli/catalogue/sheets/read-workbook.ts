import { readXlsx, type CellValue, type Sheet } from 'hucre/xlsx'
import { keyNow } from '#domain/catalogue/former-names.ts'
import { createSuggest } from '#domain/catalogue/check-suggest.ts'
import { didYouMean, quote } from '#domain/catalogue/check-fault.ts'
import { headOf, type Column } from '#domain/sheets/column.ts'
import type { Table } from '#domain/sheets/record-fields.ts'
import { fillIn } from '#domain/texts/fill-in.ts'
import * as texts from '#texts/cells.ts'
import * as sheetTexts from '#texts/sheets.ts'
import { isBaseSheet, readBase } from './base-sheet.ts'
import { allKeys, columnOf, ourSheets } from './layout.ts'
import type { FileFault } from './file-fault.ts'
import { readRows, type FileRow } from './read-rows.ts'
import { tableColumns, tableWith } from './table-columns.ts'

/** What a workbook says of products, cell by cell, and what of it cannot be read. */
export type ReadWorkbook = {
  /** The documents that it was made of; undefined where it does not have them. */
  base: ReadonlyMap<string, Record<string, unknown>> | undefined
  sheets: ReadSheet[]
  faults: FileFault[]
}

export type ReadSheet = {
  name: string
  /** The further sheet that it is; undefined for one of products. */
  table: Table | undefined
  /** Where each column stands, by its key. */
  heads: ReadonlyMap<string, number>
  rows: FileRow[]
}

export async function readWorkbook(bytes: Uint8Array): Promise<ReadWorkbook> {
  const { sheets } = await readXlsx(bytes, { readStyles: true }).catch((cause: unknown) => {
    const { message } = cause as Error
    throw new Error(
      `the file is no workbook that can be read (${message}): save it as an Excel workbook (.xlsx), without a password`,
      { cause },
    )
  })
  const faults: FileFault[] = []
  const read = sheets
    .filter((sheet) => !isBaseSheet(sheet) && !ourSheets.includes(sheet.name))
    .flatMap((sheet) => readSheet(sheet, faults) ?? [])
  if (!read.some(({ table, rows }) => !table && rows.length > 0)) {
    throw new Error('the file has no products: rows below heads such as those that export writes')
  }
  return { base: readBase(sheets), sheets: read, faults }
}

function readSheet(sheet: Sheet, faults: FileFault[]): ReadSheet | undefined {
  const { name } = sheet
  const head = findHead(sheet)
  if (!head) {
    const isEmpty = sheet.rows.every((row) => row.every((cell) => cell === null || cell === ''))
    const message = texts.sheetUnread
    if (!isEmpty) faults.push({ sheet: name, row: 0, col: 0, severity: 'note', message })
    return undefined
  }
  const members = head.table && tableColumns(head.table)
  const column = (key: string) => members?.find((one) => one.key === key) ?? columnOf(key)
  const heads = readHeads(sheet, head, column, faults)
  for (const { startRow, startCol } of sheet.merges ?? []) {
    const message = texts.merged
    faults.push({ sheet: name, row: startRow, col: startCol, severity: 'error', message })
  }
  const rows = readRows(sheet, { heads, from: head.keys + 1, column }, faults)
  return { name, table: head.table, heads, rows }
}

type Head = {
  /** The row that people read; undefined where only keys are left. */
  labels: number | undefined
  keys: number
  table: Table | undefined
}

/** The heads wherever they are: somebody may have put a title above them. */
function findHead({ rows }: Sheet): Head | undefined {
  for (const [at, row] of rows.slice(0, 12).entries()) {
    const keys = row.map((cell) => String(cell ?? '').trim())
    const isProducts = keys.includes('slug') && (keys.includes('row') || keys.includes('product'))
    const table = isProducts ? undefined : tableWith(keys)
    if (isProducts || table) return { labels: at > 0 ? at - 1 : undefined, keys: at, table }
  }
  return undefined
}

const byHead = new Map(
  [...allKeys].reverse().map((key) => [plainHead(headOf(columnOf(key))), key] as const),
)

function keyOfHead(head: string): string | undefined {
  return byHead.get(plainHead(head))
}

function plainHead(head: string): string {
  return head.replace(/\s+/g, ' ').trim().toLowerCase()
}

function readHeads(
  { name, rows }: Sheet,
  { labels, keys }: Head,
  column: (key: string) => Column,
  faults: FileFault[],
): Map<string, number> {
  const heads = new Map<string, number>()
  const width = Math.max(...rows.map((row) => row.length))
  const textAt = (row: number | undefined, col: number) =>
    row === undefined ? '' : String(rows[row]?.[col] ?? '').trim()
  for (let col = 0; col < width; col++) {
    const [label, given] = [textAt(labels, col), textAt(keys, col)]
    const key = keyNow(given) || keyOfHead(label) || ''
    const say = (severity: FileFault['severity'], message: string) =>
      faults.push({ sheet: name, row: labels ?? keys, col, severity, message })
    if (!key) {
      const isUsed = rows.some((row, at) => at > (labels ?? 0) && isFilled(row[col]))
      if (isUsed || label) say('warning', unknownHead(label))
      continue
    }
    if (heads.has(key)) {
      say('error', fillIn(texts.secondColumn, { head: quote(headOf(column(key))) }))
      continue
    }
    heads.set(key, col)
    const expected = headOf(column(key))
    if (given && label && unitIn(label) !== unitIn(expected)) {
      say('error', fillIn(texts.otherUnit, { head: quote(expected) }))
    }
  }
  return heads
}

function unknownHead(label: string): string {
  const fields = sheetTexts.fieldsSheet
  if (!label) return fillIn(texts.noHead, { fields })
  const heads = allKeys.map((key) => headOf(columnOf(key)))
  const advice = didYouMean(createSuggest(heads)(label), fillIn(texts.allHeads, { fields }))
  return fillIn(texts.unknownHead, { head: quote(label), advice })
}

const isFilled = (cell: CellValue | undefined) =>
  cell !== null && cell !== undefined && String(cell).trim() !== ''
const unitIn = (head: string) => /\[([^\]]*)\]\s*$/.exec(head)?.[1] ?? ''
