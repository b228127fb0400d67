import type { Severity } from '#domain/sheets/row.ts'
import type { Book } from './sheets.fixture.ts'

type Planted = { sheet: string; row: number; col: number }
export type Mistake = {
  kind: string
  /** Does what an editor does, and says in which cell it has to be named. */
  plant: (book: Book) => Planted
  severity: Severity
  says: string
}

export const [valves, gauges, seals] = ['Ball Valves', 'Pressure Gauges', 'Seals & Spares']

/** Something typed into one cell of a product's row. */
export function typed(
  kind: string,
  [sheet, slug, key, value]: [string, string, string, string | number | Date],
  severity: Severity,
  says: string,
): Mistake {
  // The program formats it as a date, whatever the cell was before.
  const cell = value instanceof Date ? { style: { numFmt: 'd-mmm' } } : undefined
  return {
    kind,
    severity,
    says,
    plant: (book) => book.type(sheet, book.rowAt(sheet, slug), key, value, cell),
  }
}
