import type { SecondUnits } from '#domain/documents/both-units.ts'
import type { Product } from '#domain/catalogue/product.ts'

/** What stands in a document's text in the place of a line `{{name …}}`; texts are lines of Markdown. */
export type InsertedBlock =
  | { kind: 'text'; text: string }
  | { kind: 'notice'; of: 'warning' | 'caution' | 'note'; text: string; items?: readonly string[] }
  /** A list beside the document's own steps: a, b, c. */
  | { kind: 'letters'; items: readonly string[] }
  /** The first cell of each row heads it. */
  | { kind: 'table'; columns: readonly string[]; rows: readonly (readonly string[])[] }

export type InsertFor = {
  /** Those that name the document. */
  products: readonly Product[]
  /** An attribute in short, with its unit; undefined where the record states none. */
  figure: (product: Product, key: string) => string | undefined
}

/** `argument` is what follows the name. */
export type DocumentInsert = (argument: string, document: InsertFor) => readonly InsertedBlock[]

/** An SVG, by the `key=value` pairs that follow the drawing's name. */
export type DocumentDrawing = (options: Record<string, string>) => string

/** What a company's documents may ask for by name, besides what every company's may. */
export type DocumentInserts = {
  inserts: Readonly<Record<string, DocumentInsert>>
  drawings: Readonly<Record<string, DocumentDrawing>>
  /** Units whose figures are said in another too, where readers know that one: `{ mm: 'in' }`. */
  units?: SecondUnits
}
