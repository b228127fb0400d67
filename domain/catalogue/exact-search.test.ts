import fc from 'fast-check'
import { expect, test } from 'vitest'
import { exactlyIn } from './exact-search.ts'
import { sampleProduct } from './products.fixture.ts'
import { bare, fold } from './search.ts'

/** Letters with marks written apart, and those that are folded to others. */
const letter = fc.constantFrom('a', 'B', '7', 'é', 'e\u0301', 'ﬁ', 'ß', 'Ø', 'Ａ', '中', 'İ')
const between = fc.constantFrom('', '', '-', ' ', '/', ' - ')
const text = fc
  .array(fc.tuple(letter, between), { maxLength: 4 })
  .map((parts) => parts.flat().join(''))

test('who is called exactly so, or has that very number, is told as by a look at each', () => {
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
        const isExact = exactlyIn(products, asked)
        expect(products.map((_, at) => isExact(at))).toEqual(expected)
        told += expected.filter(Boolean).length
      }
    }),
    { numRuns: 500, seed: 3 },
  )
  expect(told).toBeGreaterThan(500)
})
