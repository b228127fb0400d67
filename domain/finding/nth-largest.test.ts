import fc from 'fast-check'
import { expect, test } from 'vitest'
import { nthLargest } from './nth-largest.ts'

test('it is the one that stands there when all are sorted', () => {
  const number = fc.integer({ min: -5, max: 5 })
  fc.assert(
    fc.property(fc.array(number, { minLength: 1 }), fc.nat(), (list, nat) => {
      const count = 1 + (nat % list.length)
      const sorted = Float64Array.from(list).toSorted()
      expect(nthLargest(Float64Array.from(list), count)).toBe(sorted.at(-count))
    }),
  )
})
