import { describe, expect, test } from 'vitest'
import { nearest } from './nearest.ts'

const items = [
  { name: 'LC Duplex Patch Cord', slug: 'lc-duplex-patch-cord' },
  { name: 'SC Simplex Patch Cord', slug: 'sc-simplex-patch-cord' },
  { name: 'Ball Lens', slug: 'ball-lens' },
  { name: 'Lenses', slug: 'lenses' },
]
const names = (asked: string, limit = 3) => nearest(items, asked, limit).map(({ name }) => name)

describe('the nearest names', () => {
  test.each([
    ['lc duplex patch cord', 'LC Duplex Patch Cord'],
    ['lc-duplx-pach-cord', 'LC Duplex Patch Cord'],
    ['SIMPLEX', 'SC Simplex Patch Cord'],
    ['bal lens', 'Ball Lens'],
    ['lense', 'Lenses'],
  ])('to “%s” begin with %s', (asked, best) => {
    expect(names(asked)[0]).toBe(best)
  })

  test('are at most as many as asked for', () => {
    expect(names('patch cord', 1)).toHaveLength(1)
    expect(names('patch cord')).toHaveLength(2)
  })

  test.each(['', ' ', '---', 'zzzzzz', '日本', '../../etc/passwd', '%00'])(
    'to “%s” are none',
    (asked) => {
      expect(names(asked)).toEqual([])
    },
  )

  test('to an enormous request are found all the same', () => {
    expect(names(`lens ${'lens '.repeat(100_000)}`)).toContain('Ball Lens')
  })
})
