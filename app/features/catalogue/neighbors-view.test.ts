import { expect, test } from 'vitest'
import { createCatalogue } from '#domain/catalogue/catalogue.ts'
import { sampleProducts } from '#domain/catalogue/products.fixture.ts'
import { neighborsView } from './neighbors-view.ts'

test('neighbors are told in U.S. units as well, where an attribute has them', () => {
  const catalogue = createCatalogue(
    sampleProducts([{ bore: [25.4], body: ['Brass'] }, { body: ['Iron'] }]),
    [],
  )
  expect(neighborsView(catalogue, catalogue.products[0]!)!.rows).toEqual([
    {
      key: 'bore',
      label: 'Bore',
      values: ['25.4\u00a0mm', '–'],
      us: ['1\u00a0in', '–'],
    },
    { key: 'body', label: 'Body', values: ['Brass', 'Iron'] },
  ])
})
