import type { Stock } from '../stock.ts'
import { beadSchedule } from './bead.ts'
import { catalog } from './catalog.ts'

/** What a document's head may ask for with `generate:`. */
export const generators: Record<string, (stock: Stock, file: string) => string> = {
  beadSchedule,
  catalog,
}
