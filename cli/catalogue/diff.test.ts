import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { inBatches } from './hosted-collection.ts'
import { describeChanges, diffDocuments } from './diff.ts'

const map = (documents: Record<string, Record<string, unknown>>) =>
  new Map(Object.entries(documents))

describe('differences', () => {
  test('are told by id, changed documents with their fields', () => {
    const from = map({ b: { x: 1, y: [1], z: 0 }, c: { x: 1 }, d: { x: 1 } })
    const to = map({ d: { x: 1 }, b: { x: 2, y: [1], w: null }, a: {} })
    const changes = diffDocuments(from, to)
    expect(describeChanges(changes)).toEqual([
      'add    a',
      'change b: w, x, z',
      'remove c',
      '1 added, 1 changed, 1 removed.',
    ])
  })

  test.each([
    [1, '1'],
    [null, undefined],
    [[1], { 0: 1 }],
    [[1], [1, 2]],
    ['2026-01-01', new Date('2026-01-01')],
    [
      [1, 2],
      [2, 1],
    ],
    ['', null],
    [{ a: 1 }, { a: 1, b: 1 }],
  ])('are seen between %j and %j', (a, b) => {
    const changes = diffDocuments(map({ a: { x: a } }), map({ a: { x: b } }))
    expect(changes).toEqual([{ kind: 'change', id: 'a', fields: ['x'] }])
  })

  test('are not seen in the sign of zero, which JSON written by us does not keep', () => {
    expect(diffDocuments(map({ a: { x: [0] } }), map({ a: { x: [-0] } }))).toEqual([])
  })

  test('are not seen in the order of fields', () => {
    const from = map({ a: { x: { p: 1, q: 2 }, y: 1 } })
    expect(diffDocuments(from, map({ a: { y: 1, x: { q: 2, p: 1 } } }))).toEqual([])
  })
})

describe('batches', () => {
  test('hold every write once, in order, 200 at most', () => {
    fc.assert(
      fc.property(fc.nat(1300), (count) => {
        const writes = Array.from({ length: count }, (_, i) => ({
          id: `${i}`,
          data: undefined,
        }))
        const batches = inBatches(writes)
        expect(batches.flat()).toEqual(writes)
        expect(batches.every(({ length }) => length > 0 && length <= 200)).toBe(true)
      }),
      { numRuns: 20 },
    )
  })

  test('stay below what one request can carry', () => {
    const writes = Array.from({ length: 8 }, (_, i) => ({
      id: `${i}`,
      data: { text: 'x'.repeat(1_000_000) },
    }))
    expect(inBatches(writes).map(({ length }) => length)).toEqual([2, 2, 2, 2])
  })
})
