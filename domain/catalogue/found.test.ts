import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { attributes } from '#content/attributes.ts'
import { vocabulary } from '#content/vocabulary.ts'
import { ignoredWords } from '#domain/search/ignored-words.ts'
import { languagePacks } from '#domain/search/languages/packs.ts'
import { listMatches, type ListedMatches } from '#domain/search/listed-matches.ts'
import { isNumberAlone } from '#domain/search/number-alone.ts'
import { createProductSearch } from '#domain/search/product-search.ts'
import type { SearchedProduct } from '#domain/search/product-facts.ts'
import { createCatalogue } from './catalogue.ts'
import { foundInList, maxNear } from './found.ts'
import { createListing } from './listing.ts'
import type { ProductSummary as Product } from './product.ts'
import { sampleProduct } from './products.fixture.ts'
import { bare, fold } from './search.ts'

const valve = { family: 'Ball Valves', subFamily: 'Full bore' }
const products = [
  sampleProduct({
    ...valve,
    name: 'Brass valve',
    partNumber: 'QB-15',
    rank: 1,
    text: 'Stands beside a gauge.',
    attributes: { bore: [15], ports: [2], body: ['Brass'] },
  }),
  sampleProduct({
    ...valve,
    name: 'Steel valve',
    partNumber: 'QB-1500',
    rank: 2,
    attributes: { bore: [25], ports: [3], body: ['Stainless steel'] },
  }),
  sampleProduct({
    name: 'Round gauge',
    partNumber: 'QG-63',
    family: 'Pressure Gauges',
    subFamily: 'Bourdon tube',
    rank: 3,
    attributes: { dial: [63], body: ['Brass'] },
  }),
  sampleProduct({
    name: 'Prodder',
    partNumber: 'QS-1',
    family: 'Spares',
    subFamily: 'Kits',
    rank: 4,
  }),
  sampleProduct({
    name: 'Course for bending a prodder',
    partNumber: 'QK-1',
    family: 'Training',
    subFamily: 'Days',
    rank: 5,
  }),
]
const catalogue = createCatalogue(products, [])
const listing = createListing(catalogue, attributes)
const searchOver = <P extends SearchedProduct>(own: readonly P[]) =>
  createProductSearch({
    products: own,
    definitions: attributes,
    vocabulary,
    packs: languagePacks,
  })
const search = await searchOver(catalogue.products)
const matchesOf = (query: string) => listMatches(search.find(query), search)
const ask = (query: string, selection = {}) =>
  listing({ query, selection, page: 1 }, matchesOf(query))
const ignored = (query: string) => {
  const shown = ask(query).items
  return ignoredWords(matchesOf(query), shown, search).known
}
const names = (query: string) => ask(query).items.map(({ name }) => name)
const near = (query: string, selection = {}) =>
  ask(query, selection).near.map(({ product }) => product.name)

describe('the list of what was read of a text', () => {
  test('has what is of the kind and meets what is asked, though no text says so', () => {
    expect(names('valve, bore 20 mm or more')).toEqual(['Steel valve'])
    expect(names('brass')).toEqual(expect.arrayContaining(['Brass valve', 'Round gauge']))
  })

  test('has the columns of a table by what fits, not by what only says the word', () => {
    const state = { query: 'gauge', selection: {}, page: 1, view: 'table' as const }
    const { items, columns } = listing(state, matchesOf(state.query))
    expect(items).toHaveLength(2)
    const keys = columns?.map(({ key }) => key)
    expect(keys).toContain('dial')
    expect(keys).not.toContain('ports')
  })

  test('puts what fits before what only says the word', () => {
    expect(names('gauge')).toEqual(['Round gauge', 'Brass valve'])
  })

  test('puts the very name or number first', () => {
    expect(names('steel valve')[0]).toBe('Steel valve')
    expect(names('qb15')[0]).toBe('Brass valve')
  })

  test('puts the very number of a variant first, and a name that is a piece of another', async () => {
    const named = (name: string, more: object) => ({ ...sampleProduct({ name, rank: 9 }), ...more })
    const own = createCatalogue(
      [
        named('Hose, long', { rank: 1 }),
        named('Reel', { rank: 2, partNumber: 'QH-20', text: 'Of QH-20-5.' }),
        named('Hose', { partNumber: 'QH-2', variants: [{ partNumber: 'QH-20-5' }] }),
      ],
      [],
    )
    const read = await searchOver(own.products)
    const list = createListing(own, attributes)
    const first = (query: string) =>
      list({ query, selection: {}, page: 1 }, listMatches(read.find(query), read)).items[0]!.name
    expect(['qh 20 5', 'QH-20-5', 'hose'].map(first)).toEqual(['Hose', 'Hose', 'Hose'])
  })

  test('is shorter than what holds all words, where more than words is asked', () => {
    // 'Stands beside a gauge' and Brass stand in the valve's texts, which is no gauge.
    expect(names('brass gauge')).toEqual(['Round gauge'])
  })

  test('holds a bare figure against what says it, and reports one that nothing says', () => {
    expect(names('valve 3')).toEqual(['Steel valve'])
    expect(near('valve 3')).toEqual(['Brass valve'])
    expect(names('valve 25')).toEqual(['Steel valve'])
    expect(ignored('valve 40')).toEqual(['40'])
  })

  test('shows what is of the kind, though it states no such figure', () => {
    const shown = [...names('gauge, bore 15 mm'), ...near('gauge, bore 15 mm')]
    expect(shown).toContain('Round gauge')
  })

  test('does not leave out over what is said of another thing', () => {
    expect(names('a valve for our 63 dial gauges')).toEqual(['Brass valve', 'Steel valve'])
    expect(names('one valve')).toEqual(['Brass valve', 'Steel valve'])
  })

  test('shows what holds all words beside the one product that a word is the kind of', () => {
    expect(names('wired gauge')).toEqual(['Round gauge'])
    const shown = [...names('bending prodder'), ...near('bending prodder')]
    expect(shown.toSorted()).toEqual(['Course for bending a prodder', 'Prodder'])
  })

  test('leaves an order that was chosen as it is', () => {
    const state = { query: 'valve', selection: {}, page: 1, sort: '-bore' }
    const { items } = listing(state, matchesOf('valve'))
    expect(items.map(({ name }) => name)).toEqual(['Steel valve', 'Brass valve'])
  })
})

describe('what comes near', () => {
  test('is named where nothing fits, the nearest first, and counted as nothing', () => {
    expect(ask('valve, bore 40 mm')).toMatchObject({ matched: 0, items: [] })
    expect(near('valve, bore 40 mm')).toEqual(['Steel valve', 'Brass valve'])
  })

  test('keeps to the filters that are chosen', () => {
    expect(near('valve, bore 40 mm', { body: ['Brass'] })).toEqual(['Brass valve'])
    expect(near('valve, bore 20 mm', { body: ['Brass'] })).toEqual(['Brass valve'])
  })

  test('is nothing where something fits, and where nobody knows a word', () => {
    expect(near('valve')).toEqual([])
    expect(near('xyzzy plugh')).toEqual([])
  })

  test('is a dozen at most', () => {
    const many = Array.from({ length: 30 }, (_, i) =>
      sampleProduct({ ...valve, name: `Valve ${i}`, slug: `v${i}`, rank: i }),
    )
    const list = createListing(createCatalogue(many, []), attributes)
    const [near] = matchesOf('valve, bore 40 mm').others
    const matches = {
      ...matchesOf('valve, bore 40 mm'),
      others: many.map((product) => ({ ...near!, product })),
    }
    const { near: shown } = list({ query: 'valve, bore 40 mm', selection: {}, page: 1 }, matches)
    expect(shown).toHaveLength(maxNear)
  })
})

describe('a query that is a part number and nothing else', () => {
  test.each([
    ['QB-15', 'QB-15', 'exact', true],
    ['qb 15', 'QB-15', 'exact', true],
    ['QB-15-7M', 'QB-15', 'piece', true],
    ['QB-1O', 'QB-10', 'near', true],
    ['lid for QB-1O', 'QB-10', 'near', false],
    ['lid for QB-15', 'QB-15', 'exact', false],
  ])('“%s” for %s (%s): %s', (query, partNumber, match, alone) => {
    expect(isNumberAlone(query, [{ partNumber, match }])).toBe(alone)
  })
})

/** Letters with marks written apart, and those that are folded to others. */
const letter = fc.constantFrom('a', 'B', '7', 'é', 'e\u0301', 'ﬁ', 'ß', 'Ø', 'Ａ', '中', 'İ')
const between = fc.constantFrom('', '', '-', ' ', '/', ' - ')
const text = fc
  .array(fc.tuple(letter, between), { maxLength: 4 })
  .map((parts) => parts.flat().join(''))

test('what is called exactly so, or has that very number, comes first', () => {
  let told = 0
  fc.assert(
    fc.property(fc.array(fc.tuple(text, text), { maxLength: 6 }), text, (pairs, query) => {
      const products = pairs.map(([name, partNumber]) => sampleProduct({ name, partNumber }))
      // What is looked for is there more often than not.
      for (const asked of [query, ...pairs.flat()]) {
        const name = fold(asked).trim()
        const number = bare(name)
        const expected = products.map(
          (one) => fold(one.name) === name || (number !== '' && bare(one.partNumber) === number),
        )
        const positions = [...products.keys()]
        const nothing = { fits: [], leading: [], others: [] } as unknown as ListedMatches<Product>
        const { bestFirst } = foundInList(
          { ...nothing, query: { written: asked } as ListedMatches<Product>['query'] },
          { products, positions: new Map(products.map((one, at) => [one, at])) },
        )
        const isFirst = (at: number) => expected[at]
        const wanted = [...positions.filter(isFirst), ...positions.filter((at) => !isFirst(at))]
        expect(bestFirst(positions)).toEqual(wanted)
        told += expected.filter(Boolean).length
      }
    }),
    { numRuns: 500, seed: 3 },
  )
  expect(told).toBeGreaterThan(500)
})
