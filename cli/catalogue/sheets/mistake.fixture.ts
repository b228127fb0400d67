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
