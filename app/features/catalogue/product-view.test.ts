import { expect, test } from 'vitest'
import { createCatalogue } from '#domain/catalogue/catalogue.ts'
import { createCompanions } from '#domain/catalogue/companions.ts'
import { createProductAddresses } from '#domain/catalogue/product-addresses.ts'
import { parseProduct, type Product } from '#domain/catalogue/product.ts'
import { productView } from './product-view.ts'

function viewOf(fields: Record<string, unknown>, slug = 'asked') {
  const parsed = parseProduct(slug, { slug, product: 'A valve', ...fields })
  if (!parsed.ok) throw new Error(parsed.reasons.join())
  const products: Product[] = [parsed.product]
  const sources = {
    catalogue: createCatalogue(products, []),
    addresses: createProductAddresses(products),
    companions: createCompanions(products, []),
    knowledge: {
      list: () => ({ items: [], categories: [], missing: [], version: '1' }),
      search: () => ({ hits: [] }),
    },
  }
  return productView(sources, parsed.product)
}

test('the values of a product’s card stand beside its picture, measures in full', () => {
  const { highlights, specification } = viewOf({
    productFamily: 'Unheard of',
    pressure: [{ typ: 20, min: 16, basis: 'cold' }],
    bore: [25],
    connection: ['G 1'],
    body: ['Brass'],
    seat: ['PTFE'],
    lockable: [true],
    filled: [false],
    length: [82],
  })
  expect(highlights.slice(0, 3)).toEqual([
    { label: 'Bore', value: '25\u00a0mm', us: '0.984\u00a0in' },
    expect.objectContaining({
      label: 'Pressure, max',
      value: 'min\u00a016, typ.\u00a020\u00a0bar, cold',
    }),
    { label: 'Connection', value: 'G 1' },
  ])
  expect(highlights).toHaveLength(6)
  expect(specification.groups.flatMap(({ rows }) => rows)).toHaveLength(8)
})

test('a value that another field has too stands there once', () => {
  const { highlights } = viewOf({
    productFamily: 'Ball Valves',
    bore: [25],
    length: [25],
    connection: ['G 1'],
    seat: ['PTFE'],
    lockable: [true],
  })
  expect(highlights.map(({ label }) => label)).toEqual(['Bore', 'Connection', 'Seat', 'Lockable'])
})

test('a product named as every object’s own members has no hotspots of theirs', () => {
  expect(viewOf({}, 'constructor').hotspots).toEqual([])
})
