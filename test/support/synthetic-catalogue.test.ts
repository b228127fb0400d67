import { expect, test } from 'vitest'
import { parseProduct } from '#domain/catalogue/product.ts'
import { products } from './catalogue.ts'
import { syntheticCatalogue } from './synthetic-catalogue.ts'

test('a synthetic catalogue holds as many products as asked for, each legal and of its own name', () => {
  const count = products.length * 3 + 5
  const parsed = Object.entries(syntheticCatalogue(count)).map(([id, data]) =>
    parseProduct(id, data),
  )
  const shown = parsed.flatMap((each) => (each.ok && each.product.included ? [each.product] : []))
  expect(shown).toHaveLength(count)
  expect(new Set(shown.map(({ name }) => name)).size).toBe(count)
  expect(shown.slice(0, products.length)).toEqual(products)
})
