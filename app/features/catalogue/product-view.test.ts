import { expect, test } from 'vitest'
import { createCatalogue } from '#domain/catalogue/catalogue.ts'
import { sampleProduct } from '#domain/catalogue/products.fixture.ts'
import { productView } from './product-view.ts'

test('the values of a product’s card stand beside its picture, measures in full', () => {
  const product = sampleProduct({
    family: 'Unheard of',
    attributes: {
      pressure: [{ typ: 20, min: 16, basis: 'cold' }],
      bore: [25],
      connection: ['G 1'],
      body: ['Brass'],
      seat: ['PTFE'],
      lockable: [true],
      filled: [false],
      length: [82],
    },
  })
  const { highlights, specification } = productView(createCatalogue([product], []), product)
  expect(highlights.slice(0, 3)).toEqual([
    { label: 'Bore', value: '25\u00a0mm' },
    { label: 'Pressure, max', value: 'min\u00a016, typ.\u00a020\u00a0bar, cold' },
    { label: 'Connection', value: 'G 1' },
  ])
  expect(highlights).toHaveLength(6)
  expect(specification).toHaveLength(8)
})

test('a value that another field has too stands there once', () => {
  const product = sampleProduct({
    family: 'Ball Valves',
    attributes: { bore: [25], length: [25], connection: ['G 1'], seat: ['PTFE'], lockable: [true] },
  })
  const { highlights } = productView(createCatalogue([product], []), product)
  expect(highlights.map(({ label }) => label)).toEqual(['Bore', 'Connection', 'Seat', 'Lockable'])
})
