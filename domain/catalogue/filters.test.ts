import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { AttributeValue } from './attribute.ts'
import { createCatalogue } from './catalogue.ts'
import type { Selection } from './facets.ts'
import { createListing } from './listing.ts'
import { valueText } from './measure.ts'
import { sampleProducts } from './products.fixture.ts'
import { meetsRange, rangeOf } from './range.ts'

// What must hold for every catalogue and every selection; single cases are in facets.test.ts.

type Attributes = Record<string, AttributeValue[]>

const fields = ['mode', 'count', 'constructor', 'Odd & named']
const values: AttributeValue[] = ['A', 'b c', 1, 12, true, '-0.5 dB']
const attributes: fc.Arbitrary<Attributes> = fc.dictionary(
  fc.constantFrom(...fields),
  fc.uniqueArray(fc.constantFrom(...values), { minLength: 1, maxLength: 3 }),
)
const selections: fc.Arbitrary<Selection> = fc.dictionary(
  fc.constantFrom(...fields, 'unknown'),
  fc.uniqueArray(fc.constantFrom(...values.map(String), 'unknown'), { maxLength: 4 }),
)
const cases = fc.record({
  own: fc.array(attributes, { maxLength: 70 }),
  selection: selections,
})

/** Asks for every page and returns the slugs in order, with the last page's result. */
function ask(own: readonly Attributes[], selection: Selection, query = '') {
  const listing = createListing(createCatalogue(sampleProducts(own), ['Ball Valves']), [])
  const first = listing({ query, selection, page: 1 })
  const pages = Array.from({ length: first.pages }, (_, i) =>
    listing({ query, selection, page: i + 1 }),
  )
  return { ...first, slugs: pages.flatMap(({ items }) => items.map(({ slug }) => slug)) }
}

/** The rule as the specification says it, without any index. */
function expected(own: readonly Attributes[], selection: Selection): string[] {
  const has = (attributes: Attributes, key: string, wanted: readonly string[]) =>
    Object.hasOwn(attributes, key) &&
    attributes[key]!.some((value) => wanted.includes(valueText(value)))
  const active = Object.entries(selection).filter(([key, wanted]) =>
    own.some((attributes) => has(attributes, key, wanted)),
  )
  return own.flatMap((attributes, i) =>
    active.every(([key, wanted]) => has(attributes, key, wanted)) ? [`p${i}`] : [],
  )
}

describe('filters, whatever the catalogue and the choice,', () => {
  test('show the products that the rule asks for, each exactly once over all pages', () => {
    fc.assert(
      fc.property(cases, ({ own, selection }) => {
        const { slugs, matched, total } = ask(own, selection)
        expect(slugs).toEqual(expected(own, selection))
        expect(matched).toBe(slugs.length)
        expect(total).toBe(own.length)
      }),
    )
  })

  test('lose no product: the values of a field together show all that have the field', () => {
    fc.assert(
      fc.property(cases, fc.constantFrom(...fields), ({ own }, key) => {
        const facet = ask(own, {}).facets.find((each) => each.key === key)
        const having = own.flatMap((each, i) => (Object.hasOwn(each, key) ? [`p${i}`] : []))
        const all = (facet?.values ?? []).map(({ value }) => value)
        expect(all.length ? ask(own, { [key]: all }).slugs : []).toEqual(having)
      }),
    )
  })

  test('and a range show what each shows alone, whatever the numbers', () => {
    const numbers = fc.oneof(
      fc.integer({ min: -5, max: 5 }),
      fc.record({ min: fc.integer({ min: -5, max: 0 }), max: fc.integer({ min: 0, max: 5 }) }),
    )
    const catalogues = fc.array(
      fc.dictionary(fc.constantFrom('n', 'm'), fc.array(numbers, { minLength: 1, maxLength: 3 })),
      { maxLength: 70 },
    )
    const side = fc.option(fc.integer({ min: -6, max: 6 }), { nil: undefined })
    fc.assert(
      fc.property(catalogues, side, side, (own, low, high) => {
        const range = rangeOf(low, high)
        const state = { query: '', selection: {}, page: 1, ...(range && { ranges: { n: range } }) }
        const listing = createListing(createCatalogue(sampleProducts(own), ['Ball Valves']), [])
        const shown = listing(state)
        const hasNumbers = own.some((one) => Object.hasOwn(one, 'n'))
        const expected = own.filter(
          (one) => !range || !hasNumbers || one.n?.some((value) => meetsRange(value, range)),
        )
        expect(shown.matched).toBe(expected.length)
        expect(shown.state.ranges).toEqual(hasNumbers ? state.ranges : undefined)
      }),
    )
  })

  test('count beside each value what choosing it alone in its field shows', () => {
    fc.assert(
      fc.property(cases, fc.constantFrom('', 'p1'), ({ own, selection }, query) => {
        const { facets, state } = ask(own, selection, query)
        for (const { key, values } of facets) {
          for (const { value, count } of values) {
            const alone = ask(own, { ...state.selection, [key]: [value] }, query)
            expect(count).toBe(alone.matched)
          }
        }
      }),
      { numRuns: 30 },
    )
  })
})
