import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { editDistance } from './edit-distance.ts'

describe('the distance between two texts', () => {
  test.each([
    ['', '', 0],
    ['lens', 'lens', 0],
    ['lens', 'lense', 1],
    ['lenss', 'lens', 1],
    ['lans', 'lens', 1],
    ['lesn', 'lens', 1],
    ['elns', 'lens', 1],
    ['duplex', 'dulpxe', 2],
    ['pach', 'patches', 3],
    ['', 'abc', 3],
  ])('from “%s” to “%s” is %d', (a, b, distance) => {
    expect(editDistance(a, b, 5)).toBe(distance)
    expect(editDistance(b, a, 5)).toBe(distance)
  })

  test('is told as one more than the most that was asked for', () => {
    expect(editDistance('cassette', 'photodetector', 2)).toBe(3)
    expect(editDistance('abcdef', 'ghijkl', 2)).toBe(3)
    expect(editDistance('abc', 'abd', 0)).toBe(1)
  })

  test('is what the whole table gives', () => {
    const words = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 9 })
    fc.assert(
      fc.property(words, words, fc.integer({ min: 0, max: 4 }), (a, b, most) => {
        expect(editDistance(a, b, most)).toBe(Math.min(wholeTable(a, b), most + 1))
      }),
      { numRuns: 2000 },
    )
  })
})

/** The definition, without any shortcut. */
function wholeTable(a: string, b: string): number {
  const table = Array.from({ length: a.length + 1 }, (_, i) =>
    Array.from({ length: b.length + 1 }, (_, j) => (i === 0 ? j : j === 0 ? i : 0)),
  )
  for (let i = 1; i <= a.length; i++) {
    for (let j = 1; j <= b.length; j++) {
      table[i]![j] = Math.min(
        table[i - 1]![j]! + 1,
        table[i]![j - 1]! + 1,
        table[i - 1]![j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1),
        i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
          ? table[i - 2]![j - 2]! + 1
          : Infinity,
      )
    }
  }
  return table[a.length]![b.length]!
}
