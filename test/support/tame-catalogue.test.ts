import { expect, test } from 'vitest'
import { createCatalogue } from '#domain/catalogue/catalogue.ts'
import { parseProduct } from '#domain/catalogue/product.ts'
import { hostileCatalogue } from './hostile-products.ts'
import { tameCatalogue } from './tame-catalogue.ts'

const count = 60

/** What is measured beside them must be lists of the same length, not a site with nothing to show. */
test('has as many products in as many families and fields, and none of their words', () => {
  const harmful = hostileCatalogue(count)
  const tame = tameCatalogue(harmful)
  const [before, after] = [shape(harmful), shape(tame)]
  expect(after.ofFamilies).toEqual(before.ofFamilies)
  expect(after.ofFamilies.reduce((sum, products) => sum + products, 0)).toBe(count)
  // A field named `__proto__` is none, and its plain twin is one.
  expect(after.fields).toBeGreaterThanOrEqual(before.fields)
  expect(after.fields).toBeLessThanOrEqual(before.fields * 1.1)
  const texts = Object.values(tame).flatMap(({ product, text }) => [product, text])
  expect(texts.join(' ')).not.toMatch(/script|attacked|evil/i)
})

function shape(documents: Record<string, Record<string, unknown>>) {
  const products = Object.entries(documents).flatMap(([slug, document]) => {
    const parsed = parseProduct(slug, document)
    return parsed.ok ? [parsed.product] : []
  })
  const { families } = createCatalogue(products, [])
  return {
    ofFamilies: families.map((family) => family.products.length),
    fields: products.flatMap(({ attributes }) => Object.keys(attributes)).length,
  }
}
