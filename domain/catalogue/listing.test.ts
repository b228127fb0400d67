import { describe, expect, test } from 'vitest'
import { createCatalogue } from './catalogue.ts'
import { createListing, pageSize } from './listing.ts'
import type { ListingState } from './listing-state.ts'
import { sampleProduct, sampleProducts } from './products.fixture.ts'

const cassettes = [
  sampleProduct({ name: 'Cassette', partNumber: 'VPC-LCD-12', text: 'For panels', rank: 3 }),
  sampleProduct({ name: 'Panel', partNumber: 'VPP-1U', text: 'Holds cassettes', rank: 1 }),
  sampleProduct({ name: 'Cassette tray', text: 'Metal', rank: 2, attributes: { color: ['Blue'] } }),
]
const unlisted = [
  sampleProduct({ name: 'No rank', rank: null }),
  sampleProduct({ name: 'No family', family: '' }),
]
const listing = createListing(createCatalogue([...cassettes, ...unlisted], []), [])
const ask = (state: Partial<ListingState>) =>
  listing({ query: '', selection: {}, page: 1, ...state })
const names = (query: string) => ask({ query }).items.map(({ name }) => name)

describe('the all-products list', () => {
  test('has only products with both a family and a rank, in order', () => {
    expect(ask({})).toMatchObject({ matched: 3, total: 3, pages: 1 })
    expect(names('')).toEqual(['Panel', 'Cassette tray', 'Cassette'])
  })

  test('searches every text, and puts name matches before others', () => {
    expect(names('cassette')).toEqual(['Cassette', 'Cassette tray', 'Panel'])
    expect(names('BLUE')).toEqual(['Cassette tray'])
    expect(names('nothing like it')).toEqual([])
  })

  test('counts the filters under the search', () => {
    const count = (query: string) => ask({ query }).facets[0]!.values[0]!.count
    expect([count(''), count('tray'), count('panel')]).toEqual([1, 1, 0])
  })

  test('says how it understood what was asked', () => {
    const asked = { query: 'x', selection: { color: ['Blue', 'Red'], size: ['1'] }, page: 9 }
    expect(ask(asked).state).toEqual({ query: 'x', selection: { color: ['Blue'] }, page: 1 })
    // Of its own fields: others may be anybody's.
    expect(ask(asked).unknown).toEqual([{ key: 'color', value: 'Red' }])
    expect(ask({ selection: { color: ['Blue'] } }).unknown).toBeUndefined()
  })

  test('of an empty catalogue is one empty page', () => {
    const empty = createListing(createCatalogue([], ['Ball Valves']), [])
    expect(empty({ query: 'x', selection: { a: ['b'] }, page: 2 })).toEqual({
      state: { query: 'x', selection: {}, page: 1 },
      items: [],
      matched: 0,
      total: 0,
      pages: 1,
      facets: [],
      near: [],
    })
  })
})

describe('the pages of the list', () => {
  test('end with the last: asking for more shows it', () => {
    const products = sampleProducts(Array.from({ length: pageSize + 1 }, () => ({})))
    const result = createListing(
      createCatalogue(products, []),
      [],
    )({ query: '', selection: {}, page: 1000 })
    expect(result.state.page).toBe(2)
    expect(result.items).toHaveLength(1)
  })
})
