import { describe, expect, test } from 'vitest'
import { familyOrder } from '#content/families.ts'
import { solutions } from '#content/solutions/solutions.ts'
import { attributes } from '#content/attributes.ts'
import { createCatalogue, type Catalogue } from '#domain/catalogue/catalogue.ts'
import { createMixedListings } from '#domain/catalogue/family-listings.ts'
import type { ProductSummary } from '#domain/catalogue/product.ts'
import { sampleProduct } from '#domain/catalogue/products.fixture.ts'
import { parsePlaceState } from '#app/features/catalogue/list-place.ts'
import { solutionView } from './solution-view.ts'

const product = (family: string, name: string, rank: number | null, image = '') =>
  sampleProduct({ family, name, rank, image, attributes: { productFamily: [family] } })
const all = parsePlaceState('family', new URLSearchParams())
const siteOf = (catalogue: Catalogue) => ({
  catalogue,
  mixedListings: createMixedListings(catalogue, attributes),
})
/** The products of the page of the test company that filters them, by a query. */
const gridOf = (catalogue: Catalogue) => (query: string) => {
  const state = parsePlaceState('family', new URLSearchParams(query))
  return solutionView(siteOf(catalogue), 'plant', state)!.grid!
}
const many = (family: string, count: number) =>
  Array.from({ length: count }, (_, i) => product(family, `${family} ${i + 1}`, i + 1))

describe('the families of a page', () => {
  const catalogue = createCatalogue(
    [
      product('Ball Valves', 'Valve, unranked', null),
      product('Ball Valves', 'Valve, second', 2),
      product('Ball Valves', 'Valve, top', 1, 'valve.webp'),
      product('Pressure Gauges', 'Gauge without picture', 5),
      product('Tools', 'Spanner', 1),
      product('Seals & Spares', 'Kit', 1),
    ],
    [...familyOrder, 'Tools'],
  )

  test('are those of the page with a product, in its order, each by its lowest rank', () => {
    const { families } = solutionView(siteOf(catalogue), 'compressed-air', all)!
    expect(families).toEqual([
      {
        family: 'Gauges',
        to: '/family/pressure-gauges',
        card: { name: 'Gauge without picture', image: '' },
      },
      {
        family: 'Ball Valves',
        to: '/family/ball-valves',
        card: { name: 'Valve, top', image: 'valve.webp' },
      },
    ])
  })

  test('lead where the record says, or to the family', () => {
    const { families } = solutionView(siteOf(catalogue), 'water', all)!
    expect(families.map(({ family, to }) => `${family} ${to}`)).toEqual([
      'Ball Valves /family/ball-valves',
      'Spare parts /services',
    ])
  })

  test('leave out products that the catalogue lacks', () => {
    expect(solutionView(siteOf(catalogue), 'water', all)!.products).toEqual({})
  })
})

describe('the products of a page that filters them', () => {
  const catalogue = createCatalogue(
    [
      ...many('Pressure Gauges', 20),
      ...many('Ball Valves', 3),
      ...many('Seals & Spares', 1),
      ...many('Tools', 5),
    ],
    [...familyOrder, 'Tools'],
  )
  const grid = gridOf(catalogue)
  const names = (query: string) => grid(query).cards.map(({ name }) => name)

  test.each([
    ['past the end are those of the last page', 'family=ball-valves&page=9', 'Ball Valves 1'],
    ['of no page are those of the first', 'page=-1', 'Ball Valves 1'],
    ['of half a page are those of the first', 'page=1.5', 'Ball Valves 1'],
  ])('%s', (_, query, first) => {
    expect(names(query)[0]).toBe(first)
    expect(grid(query).state.page).toBe(1)
  })

  test.each(['tools', 'nosuch', ''])(
    'are all for “%s”, which the page does not filter',
    (family) => {
      expect(grid(`family=${family}`).chosen).toBeUndefined()
    },
  )
})

describe('the filters of those products', () => {
  const made = (family: string, name: string, own: ProductSummary['attributes']) =>
    sampleProduct({ family, name, attributes: { productFamily: [family], ...own } })
  const valve = (name: string, diameter: number) =>
    made('Ball Valves', name, { connection: ['G 1/2'], diameter: [diameter] })
  const gauge = (name: string, diameter: number) =>
    made('Pressure Gauges', name, { diameter: [diameter] })
  const catalogue = createCatalogue(
    [valve('Valve 15', 15), valve('Valve 25', 25), gauge('Gauge 15', 15), gauge('Gauge 63', 63)],
    familyOrder,
  )
  const grid = gridOf(catalogue)

  test('are those of the list, without the family that the page itself chooses', () => {
    const { facets } = grid('')
    expect(facets.map(({ key }) => key)).toEqual(['diameter', 'connection'])
  })

  test('that leave nothing leave a page without cards, and say so', () => {
    expect(grid('diameter=1000..')).toMatchObject({
      matched: 0,
      total: 0,
      pages: 1,
      cards: [],
    })
  })
})

test('every solution of the content has a page by its slug, and nothing else does', () => {
  const site = siteOf(createCatalogue([], []))
  for (const { slug, name } of solutions) {
    expect(solutionView(site, slug, all)!.solution.name).toBe(name)
  }
  for (const slug of ['nosuch', 'constructor', '__proto__']) {
    expect(solutionView(site, slug, all)).toBeUndefined()
  }
})
