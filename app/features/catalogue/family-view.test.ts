import { describe, expect, test } from 'vitest'
import { createFamilyListings, familyPageSize } from '#domain/catalogue/family-listings.ts'
import { createCatalogue } from '#domain/catalogue/catalogue.ts'
import { sampleProduct } from '#domain/catalogue/products.fixture.ts'
import { familyView } from './family-view.ts'
import { parsePlaceState } from './list-place.ts'

const size = familyPageSize * 2 + 5
const catalogue = createCatalogue(
  Array.from({ length: size }, (_, i) =>
    sampleProduct({
      name: `Valve ${i}`,
      rank: i,
      subFamily: i % 2 ? 'Full bore' : 'Reduced bore',
      attributes: {
        productFamily: ['Ball Valves'],
        subFamily: [i % 2 ? 'Full bore' : 'Reduced bore'],
        bore: [i],
        body: [i < 3 ? 'Brass' : 'Steel'],
      },
    }),
  ),
  ['Ball Valves'],
)
const listings = createFamilyListings(catalogue, [])
const view = async (query: string) =>
  (await familyView(
    catalogue,
    listings,
    'ball-valves',
    parsePlaceState('type', new URLSearchParams(query)),
  ))!

describe('a family’s page', () => {
  test('of a large family carries one page of products, and every page together all of them', async () => {
    const first = await view('')
    expect([first.cards.length, first.matched, first.pages]).toEqual([familyPageSize, size, 3])
    const pages = await Promise.all([1, 2, 3].map((page) => view(`page=${page}`)))
    const slugs = pages.flatMap(({ cards }) => cards.map(({ slug }) => slug))
    expect(new Set(slugs).size).toBe(size)
  })
  test('shows all for an unknown type and its last page for one too far', async () => {
    const odd = await view('type=Mirrors&page=1000')
    expect([odd.chosen, odd.page]).toEqual([undefined, 3])
    expect((await view('page=-1')).page).toBe(1)
    expect((await view('page=1e99')).page).toBe(1)
  })
  test('filters within the family and its type, and counts the types under the filters', async () => {
    const page = await view('bore=..3&body=Steel&body=Brass&subFamily=Full+bore&type=Reduced+bore')
    expect(page.state).toEqual({
      query: '',
      selection: { body: ['Brass', 'Steel'] },
      ranges: { bore: { high: 3 } },
      page: 1,
    })
    expect([page.matched, page.ofAllTypes, page.total]).toEqual([2, 4, size])
    expect(page.subFamilies).toEqual([
      { name: 'Reduced bore', count: 2 },
      { name: 'Full bore', count: 2 },
    ])
    // The page has its own choice of family and type.
    expect(page.facets.map(({ key }) => key).toSorted()).toEqual(['body', 'bore'])
  })
})
