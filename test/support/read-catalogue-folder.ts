import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseProduct, type Product } from '#domain/catalogue/product.ts'

export type CatalogueEntry = {
  /** As it stands in its file. */
  document: Record<string, unknown>
  product: Product
}

/**
 * Every product document of a folder, withdrawn ones too, in the order of their file names: how
 * tests, measurements and evaluation read a catalogue. Throws where one is no product.
 */
export function readCatalogueFolder(folder: string): CatalogueEntry[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .sort()
    .map((file) => {
      const document = JSON.parse(readFileSync(join(folder, file), 'utf8')) as Record<
        string,
        unknown
      >
      const parsed = parseProduct(file.replace(/\.json$/, ''), document)
      if (!parsed.ok) throw new Error(`${join(folder, file)}: ${parsed.reasons.join('; ')}`)
      return { document, product: parsed.product }
    })
}
