import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  addTo,
  countShared,
  emptySet,
  fullSet,
  intersection,
  positions,
  union,
} from './product-set.ts'

const edges = [0, 1, 31, 32, 33, 63, 64, 65]
/** A size, and two sets of positions below it. */
const pairs = fc
  .oneof(fc.constantFrom(...edges), fc.integer({ min: 0, max: 200 }))
  .chain((size) => {
    const some = fc.uniqueArray(fc.integer({ min: 0, max: Math.max(0, size - 1) }), {
      maxLength: size,
    })
    return fc.record({ size: fc.constant(size), a: some, b: some })
  })

function setOf(size: number, members: readonly number[]) {
  const set = emptySet(size)
  for (const member of members) addTo(set, member)
  return set
}
const ascending = (members: Iterable<number>) => [...members].sort((a, b) => a - b)

describe('a set of products', () => {
  test.each(edges)('holds all of %d products when full and none when empty', (size) => {
    const all = Array.from({ length: size }, (_, i) => i)
    expect(positions(fullSet(size))).toEqual(all)
    expect(countShared(fullSet(size), fullSet(size))).toBe(size)
    expect(positions(emptySet(size))).toEqual([])
    expect(setOf(size, all)).toEqual(fullSet(size))
  })

  test('holds what was added, each once, in ascending order', () => {
    fc.assert(
      fc.property(pairs, ({ size, a }) => {
        const set = setOf(size, [...a, ...a])
        expect(positions(set)).toEqual(ascending(a))
      }),
    )
  })

  test('unites, intersects and counts as plain sets do', () => {
    fc.assert(
      fc.property(pairs, ({ size, a, b }) => {
        const [left, right] = [setOf(size, a), setOf(size, b)]
        const words = Math.ceil(size / 32)
        const shared = ascending(new Set(a).intersection(new Set(b)))
        expect(positions(union([left, right], words))).toEqual(
          ascending(new Set(a).union(new Set(b))),
        )
        expect(positions(intersection(left, right))).toEqual(shared)
        expect(countShared(left, right)).toBe(shared.length)
      }),
    )
  })

  test('is not changed by what is made of it', () => {
    const [a, b] = [setOf(40, [0, 31]), setOf(40, [31, 39])]
    union([a, b], 2)
    intersection(a, b)
    expect([positions(a), positions(b)]).toEqual([
      [0, 31],
      [31, 39],
    ])
  })

  test('united with nothing is empty', () => {
    expect(union([], 2)).toEqual(emptySet(64))
  })
})
