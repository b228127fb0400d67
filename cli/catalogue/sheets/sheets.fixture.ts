import {
  writeXlsx,
  type Cell,
  type CellValue,
  type WriteOptions,
  type WriteSheet,
} from 'hucre/xlsx'
import type { CatalogueFile, Fault } from '#domain/catalogue/check-fault.ts'
import { companyFolder } from '../../company.mjs'
import { faultsOf, listStorage } from '../check.ts'
import { documentsIn } from '../read-folder.ts'
import { filesOf, readFile, type ReadFile } from './read-file.ts'
import { workbookOf } from './workbook.ts'

export type Documents = Map<string, Record<string, unknown>>

/** The products of a company, as its folder holds them. */
export const documentsOf = (company: string): Documents => documentsIn(`${company}/catalogue`)

/** A workbook as it is exported, to be edited as somebody would in a spreadsheet. */
export function exportedBook(documents: Documents) {
  const book: WriteOptions = workbookOf(filesOf(documents))
  const sheet = (name: string): WriteSheet => {
    const found = book.sheets.find((one) => one.name === name)
    if (!found) throw new Error(`there is no sheet ${name}`)
    return found
  }
  const columnAt = (name: string, key: string): number => {
    const at = sheet(name).rows![1]!.indexOf(key)
    if (at < 0) throw new Error(`${name} has no column ${key}`)
    return at
  }
  /** The row with this text in it, such as a slug; of a product before its variants. */
  const rowAt = (name: string, text: string): number => {
    const at = sheet(name).rows!.findIndex((row) => row.includes(text))
    if (at < 0) throw new Error(`${name} has no row with ${text}`)
    return at
  }
  return {
    book,
    sheet,
    columnAt,
    rowAt,
    /** Types into a cell; `cell` is what else it has, such as a formula. */
    type(name: string, row: number, key: string, value: CellValue, cell?: Partial<Cell>) {
      const at = columnAt(name, key)
      sheet(name).rows![row]![at] = value
      if (cell) sheet(name).cells!.set(`${row},${at}`, cell)
      return { sheet: name, row, col: at }
    },
    /** The first empty row below the products. */
    newRow: (name: string) =>
      sheet(name).rows!.findIndex((row, at) => at > 1 && row.every((cell) => cell === null)),
    bytes: () => writeXlsx(book),
    /** As somebody sends it who has made it of nothing, or with another program. */
    withoutBase() {
      book.sheets = book.sheets.filter(({ veryHidden }) => !veryHidden)
    },
  }
}

export type Book = ReturnType<typeof exportedBook>

/** What the import makes of a workbook, with the company's own check. */
export async function importedBook(
  book: Book,
  current: Documents,
  files = true,
): Promise<ReadFile> {
  const stored = files ? listStorage(`${companyFolder().path}/storage`) : undefined
  const check = (read: readonly CatalogueFile[]) =>
    faultsOf({ files: [...read], faults: [], unreadable: new Set() }, stored)
  // Asked once: tests change workbooks, not what is there.
  if (!known.has(current)) known.set(current, check(filesOf(current)))
  return await readFile(await book.bytes(), { current, known: await known.get(current)!, check })
}

const known = new WeakMap<Documents, Promise<Fault[]>>()
