import { familyOrder } from '#content/families.ts'
import { createCatalogue } from '#domain/catalogue/catalogue.ts'
import { parseProduct, type ProductSummary } from '#domain/catalogue/product.ts'
import { syntheticCatalogue } from '#test/synthetic-catalogue.ts'
import { catalogue } from '#test/catalogue.ts'

export const products: readonly ProductSummary[] = catalogue.products

/** The company's products and variants of them, in the order of a catalogue. */
export function largeProducts(count: number): readonly ProductSummary[] {
  const parsed = Object.entries(syntheticCatalogue(count)).flatMap(([id, document]) => {
    const result = parseProduct(id, document)
    return result.ok && result.product.included ? [result.product] : []
  })
  return createCatalogue(parsed, familyOrder).products
}
