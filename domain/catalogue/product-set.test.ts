import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  addAll,
  addTo,
  countShared,
  emptySet,
  fullSet,
  gatherSparse,
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
function sparseOf(members: readonly number[]) {
  const set = gatherSparse()
  for (const member of ascending(members)) set.add(member)
  return set.done()
}
const ascending = (members: Iterable<number>) => [...members].sort((a, b) => a - b)

describe('a set of products', () => {
  test.each(edges)('holds all of %d products when full and none when empty', (size) => {
    const all = Array.from({ length: size }, (_, i) => i)
    expect(positions(fullSet(size))).toEqual(all)
    expect(countShared(sparseOf(all), fullSet(size))).toBe(size)
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
        const both = ascending(new Set(a).union(new Set(b)))
        const shared = ascending(new Set(a).intersection(new Set(b)))
        expect(positions(union([sparseOf(a), sparseOf([...b, ...b])], size))).toEqual(both)
        expect(positions(intersection(left, right))).toEqual(shared)
        expect(countShared(sparseOf(a), right)).toBe(shared.length)
        addAll(left, right)
        expect(positions(left)).toEqual(both)
      }),
    )
  })

  test('holds positions of millions, too', () => {
    const far = 70_000 * 32 + 5
    const set = sparseOf([3, far])
    expect(positions(union([set], far + 1))).toEqual([3, far])
    expect(countShared(set, setOf(far + 1, [3, far]))).toBe(2)
  })

  test('is not changed by what is made of it', () => {
    const [a, b] = [setOf(40, [0, 31]), setOf(40, [31, 39])]
    intersection(a, b)
    expect([positions(a), positions(b)]).toEqual([
      [0, 31],
      [31, 39],
    ])
  })

  test('united with nothing is empty', () => {
    expect(union([], 64)).toEqual(emptySet(64))
  })
})
