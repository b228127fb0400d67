import type { Sheet, WriteSheet } from 'hucre/xlsx'
import { idOf, type CatalogueFile } from '#domain/catalogue/check-fault.ts'

type Documents = ReadonlyMap<string, Record<string, unknown>>

const name = 'As exported'
/** A cell holds 32,767 characters. */
const most = 32_000

/**
 * The documents that a workbook was made of, on a sheet that nobody sees: what differs from them is
 * what its editor did, whatever has become of the catalogue since.
 */
export function baseSheet(files: readonly CatalogueFile[]): WriteSheet {
  const rows = files.map(({ file, data }) => [idOf(file), ...pieces(JSON.stringify(data))])
  return { name, rows, veryHidden: true }
}

/** Undefined where the workbook has no such sheet, or another program has spoiled it. */
export function readBase(sheets: readonly Sheet[]): Documents | undefined {
  const sheet = sheets.find((one) => one.name === name)
  if (!sheet) return undefined
  try {
    const entries = sheet.rows.flatMap(([id, ...json]) =>
      typeof id === 'string' && id
        ? [
            [
              id,
              JSON.parse(json.map((piece) => piece ?? '').join('')) as Record<string, unknown>,
            ] as const,
          ]
        : [],
    )
    return new Map(entries)
  } catch {
    return undefined
  }
}

export const isBaseSheet = (sheet: Pick<Sheet, 'name'>) => sheet.name === name

function pieces(text: string): string[] {
  const count = Math.ceil(text.length / most)
  return Array.from({ length: count }, (_, at) => text.slice(at * most, (at + 1) * most))
}
