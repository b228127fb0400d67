import { expect, test } from 'vitest'
import { createCatalogue } from '#domain/catalogue/catalogue.ts'
import { parseProduct } from '#domain/catalogue/product.ts'
import { productDetails } from './product-details-view.ts'

test('a product named as every object’s own members has no hotspots of theirs', async () => {
  const parsed = parseProduct('constructor', { slug: 'constructor', product: 'A lens' })
  if (!parsed.ok) throw new Error(parsed.reasons.join())
  const details = await productDetails(createCatalogue([parsed.product], []), parsed.product)
  expect(details.hotspots).toEqual([])
})
