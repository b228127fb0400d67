import { describe, expect, test } from 'vitest'
import {
  createCatalogue,
  findFamily,
  listedProducts,
  nameKey,
  relatedProducts,
} from './catalogue.ts'
import { sampleProduct } from './products.fixture.ts'

const familyOrder = ['Cassettes', 'Lenses', 'Services']
const lens = (name: string, rank: number | null, subFamily = '') =>
  sampleProduct({ name, rank, family: 'Lenses', subFamily })

describe('families', () => {
  test('stand in the fixed order, those it does not name behind them by name', () => {
    const products = ['Zebra', 'Services', 'Lenses', 'Adapters', 'Cassettes'].map((family) =>
      sampleProduct({ name: family, family }),
    )
    const { families } = createCatalogue(products, familyOrder)
    expect(families.map(({ name }) => name)).toEqual([
      'Cassettes',
      'Lenses',
      'Services',
      'Adapters',
      'Zebra',
    ])
  })

  test('without products are left out', () => {
    expect(createCatalogue([lens('a', 1)], familyOrder).families).toHaveLength(1)
    expect(createCatalogue([], familyOrder).families).toEqual([])
  })

  test('list their products by rank, a missing one as 9999, and are led by the top one', () => {
    const { families } = createCatalogue(
      [lens('none', null), lens('b', 2), lens('a', 1)],
      familyOrder,
    )
    expect(families[0]!.products.map(({ name }) => name)).toEqual(['a', 'b', 'none'])
    expect(families[0]!.top.name).toBe('a')
  })

  test('list a missing rank before 10000, yet are led by whatever has a rank', () => {
    const { families } = createCatalogue([lens('late', 10_000), lens('none', null)], familyOrder)
    expect(families[0]!.products.map(({ name }) => name)).toEqual(['none', 'late'])
    expect(families[0]!.top.name).toBe('late')
  })

  test('list their subfamilies by their best product, without blanks', () => {
    const products = [
      lens('a', 3, 'Ball'),
      lens('b', 1, 'GRIN'),
      lens('c', 2),
      lens('d', 4, 'GRIN'),
    ]
    expect(createCatalogue(products, familyOrder).families[0]!.subFamilies).toEqual([
      'GRIN',
      'Ball',
    ])
  })

  test('are found by slug', () => {
    const catalogue = createCatalogue(
      [sampleProduct({ family: 'Fiber  Terminals & Closures' })],
      [],
    )
    expect(findFamily(catalogue, 'fiber-terminals-&-closures')?.products).toHaveLength(1)
    expect(findFamily(catalogue, 'lenses')).toBeUndefined()
    expect(findFamily(catalogue, '__proto__')).toBeUndefined()
  })
})

describe('the catalogue', () => {
  test('holds every product once, in family order, those without a family last', () => {
    const products = [
      sampleProduct({ name: 'loose', family: '' }),
      lens('b', 2),
      sampleProduct({ name: 'cassette', family: 'Cassettes', rank: 50 }),
      lens('a', 1),
    ]
    const catalogue = createCatalogue(products, familyOrder)
    expect(catalogue.products.map(({ name }) => name)).toEqual(['cassette', 'a', 'b', 'loose'])
    expect(catalogue.bySlug.get('cassette')).toBe(products[2])
    expect(products.map(({ name }) => name)).toEqual(['loose', 'b', 'cassette', 'a'])
  })

  test('lists only what has both a family and a rank, 0 included', () => {
    const products = [
      lens('zero', 0),
      lens('unranked', null),
      sampleProduct({ name: 'loose', family: '' }),
    ]
    const listed = listedProducts(createCatalogue(products, familyOrder))
    expect(listed.map(({ name }) => name)).toEqual(['zero'])
  })
})

describe('related products', () => {
  const catalogue = createCatalogue([lens('Ball Lens', 1), lens('GRIN Lens', 2)], familyOrder)
  const related = (...names: string[]) => relatedProducts(catalogue, names).map(({ name }) => name)

  test('are found by name, whatever the case and the spaces, in the order written', () => {
    expect(related('grin lens', ' BALL   lens ')).toEqual(['GRIN Lens', 'Ball Lens'])
  })

  test('that nobody shows are left out, and repetitions too', () => {
    expect(related('Prism', 'Ball Lens', 'constructor', '', 'ball lens')).toEqual(['Ball Lens'])
  })
})

test('names are compared without regard to case and white space', () => {
  expect(nameKey('  LC \n Duplex ')).toBe('lc duplex')
})
