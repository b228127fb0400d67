import { describe, expect, test } from 'vitest'
import { createCatalogue } from './catalogue.ts'
import { createListing } from './listing.ts'
import { sampleProduct } from './products.fixture.ts'

const products = [
  sampleProduct({ name: 'B 10', rank: 1, partNumber: 'X-10', attributes: { fiberCount: [12] } }),
  sampleProduct({ name: 'B 9', rank: 2, partNumber: 'X-9', attributes: { fiberCount: [144] } }),
  sampleProduct({ name: 'A', rank: 3, attributes: {} }),
  sampleProduct({ name: 'C', rank: 4, attributes: { fiberCount: [12] } }),
]
const list = createListing(createCatalogue(products, []), [])
const names = (sort?: string) =>
  list({ query: '', selection: {}, page: 1, ...(sort && { sort }) }).items.map(({ name }) => name)

describe('the order of the all-products list', () => {
  test('is by rank without a sort', () => {
    expect(names()).toEqual(['B 10', 'B 9', 'A', 'C'])
  })
  test('by name counts as people count: 9 before 10', () => {
    expect(names('name')).toEqual(['A', 'B 9', 'B 10', 'C'])
  })
  test('by a number puts products without it last, whichever way is up', () => {
    expect(names('fiberCount')).toEqual(['B 10', 'C', 'B 9', 'A'])
    expect(names('-fiberCount')).toEqual(['B 9', 'B 10', 'C', 'A'])
  })
  test('by a name the other way round, and by part number, missing ones last', () => {
    expect(names('-name')).toEqual(['C', 'B 10', 'B 9', 'A'])
    expect(names('partNumber')).toEqual(['B 9', 'B 10', 'A', 'C'])
    expect(names('-partNumber')).toEqual(['B 10', 'B 9', 'A', 'C'])
  })
  test('by words goes by the order of their filter, missing ones last', () => {
    const state = { query: '', selection: {}, page: 1 }
    const own = ['OM4', undefined, 'OS2', 'OM3'].map((mode, i) =>
      sampleProduct({ name: `p${i}`, rank: i, attributes: mode ? { mode: [mode] } : {} }),
    )
    const order = (sort: string, values?: string[]) => {
      const definitions = [{ key: 'mode', ...(values && { values }) }]
      const { items } = createListing(createCatalogue(own, []), definitions)({ ...state, sort })
      return items.map(({ name }) => name)
    }
    expect(order('mode')).toEqual(['p3', 'p0', 'p2', 'p1'])
    expect(order('mode', ['OS2', 'OM3', 'OM4'])).toEqual(['p2', 'p3', 'p0', 'p1'])
    expect(order('-mode')).toEqual(['p2', 'p0', 'p3', 'p1'])
  })
  test('ignores a sort that nothing can be sorted by, and says so in the state', () => {
    expect(names('nothing')).toEqual(names())
    expect(list({ query: '', selection: {}, page: 1, sort: 'nothing' }).state.sort).toBeUndefined()
  })
  test('by a measure goes by the number that is worse for the buyer', () => {
    const measured = [
      sampleProduct({ name: 'Two', rank: 1, attributes: { loss: [{ typ: 0.1, max: 0.5 }] } }),
      sampleProduct({ name: 'One', rank: 2, attributes: { loss: [0.25] } }),
      sampleProduct({ name: 'Typical', rank: 3, attributes: { loss: [{ typ: 0.3 }] } }),
    ]
    const definitions = [{ key: 'loss', better: 'lower' as const }]
    const state = { query: '', selection: {}, page: 1, sort: 'loss' }
    const { items } = createListing(createCatalogue(measured, []), definitions)(state)
    expect(items.map(({ name }) => name)).toEqual(['One', 'Typical', 'Two'])
  })
})
