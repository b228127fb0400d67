import { expect, test } from 'vitest'
import { attributes } from '#content/attributes.ts'
import { headline } from '#domain/catalogue/attribute.ts'
import { listedProducts } from '#domain/catalogue/catalogue.ts'
import { parseListingState } from '#domain/catalogue/listing-state.ts'
import { extentOf } from '#domain/catalogue/measure.ts'
import type { Range } from '#domain/catalogue/range.ts'
import { verify } from '#domain/search/constraint-verifier.ts'
import { catalogue, listing } from '#test/catalogue.ts'
import { companyFolder } from '#test/company.ts'
import { readCatalogueFolder } from '#test/read-catalogue-folder.ts'

const listed = listedProducts(catalogue)
const found = (query: string) => {
  const state = parseListingState(new URLSearchParams(query))
  return Array.from({ length: listing(state).pages }, (_, i) => listing({ ...state, page: i + 1 }))
    .flatMap(({ items }) => items)
    .map(({ slug }) => slug)
}

type Document = Record<string, unknown>
const documents = readCatalogueFolder(`${companyFolder}/catalogue`)
  .filter(({ product }) => product.included)
  .map(({ document }) => document)
const atLeast = (low: number, value: unknown) => typeof value === 'number' && value >= low
const atMost = (high: number, value: unknown) => typeof value === 'number' && value <= high

// What was tried on the site as it was, and took many boxes or could not be asked at all.
test.each([
  [
    'fiberCount=144..&rackUnits=..1&connector=LC&connector=LC+duplex&beadBaba=Compliant',
    ({ fiberCount, rackUnits, connector, beadBaba }: Document) =>
      atLeast(144, fiberCount) &&
      atMost(1, rackUnits) &&
      ['LC', 'LC duplex'].includes(String(connector)) &&
      beadBaba === 'Compliant',
  ],
  [
    'spliceCapacity=288..&ingressProtection=IP68',
    ({ spliceCapacity, ingressProtection }: Document) =>
      atLeast(288, spliceCapacity) && ingressProtection === 'IP68',
  ],
  [
    'productFamily=Fiber+Patch+Panels&depth=..250',
    ({ productFamily, depth }: Document) =>
      productFamily === 'Fiber Patch Panels' && atMost(250, depth),
  ],
  [
    'workingDistance=50..&wavelength=1550..1550',
    ({ workingDistance, wavelength }: Document) =>
      atLeast(50, workingDistance) && [wavelength].flat().includes(1550),
  ],
])('“%s” shows what an engineer means', (query, means) => {
  const expected = documents.filter(means).map(({ slug }) => slug)
  expect(new Set(found(query))).toEqual(new Set(expected))
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
        // As it is read: what is better higher reaches as far as its maximum.
        const reach = better === 'higher' ? { isReach: true as const } : {}
        const requirement = {
          test: { type: 'number' as const, bounds: [{ key, ...range, ...reach }], wanted: number },
          isGuess: false,
          isNegated: false,
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
