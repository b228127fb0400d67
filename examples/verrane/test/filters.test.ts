import { expect, test } from 'vitest'
import { attributes } from '#content/attributes.ts'
import { headline } from '#domain/catalogue/attribute.ts'
import { listedProducts } from '#domain/catalogue/catalogue.ts'
import { parseListingState } from '#domain/catalogue/listing-state.ts'
import { extentOf } from '#domain/catalogue/measure.ts'
import type { Range } from '#domain/catalogue/range.ts'
import { verify } from '#domain/finding/verify.ts'
import { catalogue, listing } from '#test/catalogue.ts'

const listed = listedProducts(catalogue)
const found = (query: string) => {
  const state = parseListingState(new URLSearchParams(query))
  return Array.from({ length: listing(state).pages }, (_, i) => listing({ ...state, page: i + 1 }))
    .flatMap(({ items }) => items)
    .map(({ slug }) => slug)
}

// What was tried on the site as it was, and took many boxes or could not be asked at all.
test.each([
  [
    'fiberCount=144..&rackUnits=..1&connector=LC&connector=LC+duplex&beadBaba=Compliant',
    ['vhd1-144-lc', 'vp1-72-lc-duplex'],
  ],
  ['bandwidth=5..', ['ingaas-pin-20ghz-pigtail', 'balanced-receiver-20ghz-butterfly']],
  ['spliceCapacity=288..&ingressProtection=IP68', ['vdc-dome-closure-288']],
  ['productFamily=Fiber+Patch+Panels&depth=..250', ['vp1-72-lc-duplex', 'vp1-24-lc-duplex']],
  ['workingDistance=50..&wavelength=1550..1550', []],
])('“%s” shows what an engineer means', (query, expected) => {
  const slugs = found(query)
  expect(slugs).toEqual(expect.arrayContaining(expected))
  expect(slugs.length).toBeLessThan(30)
})

test('a range shows what the search verifies of the same bounds', () => {
  let compared = 0
  for (const { key, better } of attributes) {
    const values = listed.flatMap(({ attributes: own }) => own[key] ?? [])
    const isInterval = values.some((value) => typeof headline(value, better) === 'object')
    const numbers = values.flatMap((value) => {
      const extent = extentOf(headline(value, better))
      return extent ? [extent.min, extent.max] : []
    })
    for (const number of new Set(numbers)) {
      const ranges: Range[] = [
        ...(better !== 'higher' && !isInterval ? [{ high: number }] : []),
        ...(better !== 'lower' && !isInterval ? [{ low: number }] : []),
        ...(isInterval ? [{ low: number, high: number }] : []),
      ]
      for (const range of ranges) {
        compared++
        const requirement = {
          test: { type: 'number' as const, bounds: [{ key, ...range }], wanted: number },
          isGuess: false,
          not: false,
          says: '',
          from: 0,
          to: 0,
        }
        const verified = listed.filter(({ attributes: own }) => {
          const facts = { get: (one: string) => own[one] }
          return verify(facts, requirement).result === 'met'
        })
        const { matched } = listing({ ranges: { [key]: range } })
        expect(matched, `${key} ${JSON.stringify(range)}`).toBe(verified.length)
      }
    }
  }
  expect(compared).toBeGreaterThan(500)
})
