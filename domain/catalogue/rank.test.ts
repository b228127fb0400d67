import { describe, expect, test } from 'vitest'
import { byRank, missingRank, topProduct } from './rank.ts'

const item = (name: string, rank: number | null) => ({ name, rank })
const sorted = (...items: ReturnType<typeof item>[]) =>
  items.toSorted(byRank).map(({ name }) => name)

describe('in a list', () => {
  test('the lowest rank stands first, negative and broken ranks included', () => {
    expect(sorted(item('c', 10), item('b', 2.5), item('a', -1), item('d', 0))).toEqual([
      'a',
      'd',
      'b',
      'c',
    ])
  })

  test('a missing rank counts as 9999', () => {
    expect(missingRank).toBe(9999)
    expect(sorted(item('later', 10_000), item('none', null), item('before', 9998))).toEqual([
      'before',
      'none',
      'later',
    ])
  })

  test('equal ranks are ordered by name, numbers in names by size', () => {
    expect(
      sorted(item('Lens 10', 1), item('lens 9', 1), item('Lens 2', null), item('Ball', 1)),
    ).toEqual(['Ball', 'lens 9', 'Lens 10', 'Lens 2'])
  })
})

describe('the top product', () => {
  test('has the lowest rank', () => {
    expect(topProduct([item('b', 2), item('a', 1), item('c', 3)])?.name).toBe('a')
  })

  test('is never one without rank while another has any, for missing counts as infinite', () => {
    const [none, late] = [item('none', null), item('late', 20_000)]
    expect(topProduct([none, late])).toBe(late)
    expect(topProduct([late, none])).toBe(late)
  })

  test('is the first by name among equals', () => {
    expect(topProduct([item('b', 1), item('a', 1)])?.name).toBe('a')
    expect(topProduct([item('b', null), item('a', null)])?.name).toBe('a')
  })

  test('of nothing is nothing', () => {
    expect(topProduct([])).toBeUndefined()
  })
})
