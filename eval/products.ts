import { familyOrder } from '#content/families.ts'
import { createCatalogue } from '#domain/catalogue/catalogue.ts'
import { parseProduct, type Product, type ProductSummary } from '#domain/catalogue/product.ts'
import { syntheticCatalogue } from '#test/synthetic-catalogue.ts'
import { catalogue } from '#test/catalogue.ts'
import { companyFolder } from '#test/company.ts'
import { readCatalogueFolder } from '#test/read-catalogue-folder.ts'

export const products: readonly Product[] = catalogue.products

const entries = readCatalogueFolder(`${companyFolder}/catalogue`)
/** The records as they are stored, those off sale too. */
export const documents = entries.map(({ document }) => document)
export const recordedSlugs: ReadonlySet<string> = new Set(
  entries.map(({ product }) => product.slug),
)

/** The company's products and variants of them, in the order of a catalogue. */
export function largeProducts(count: number): readonly ProductSummary[] {
  const parsed = Object.entries(syntheticCatalogue(count)).flatMap(([id, document]) => {
    const result = parseProduct(id, document)
    return result.ok && result.product.included ? [result.product] : []
  })
  return createCatalogue(parsed, familyOrder).products
}
