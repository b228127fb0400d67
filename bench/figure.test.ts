import { describe, expect, test } from 'vitest'
import {
  atLeast,
  atMost,
  isWithinBudget,
  median,
  ratioAtLeast,
  ratioAtMost,
  type Budget,
} from './figure.ts'

const verdict = (value: number, budget: Budget, baseline?: number) =>
  isWithinBudget({
    what: 'x',
    unit: 'ms',
    value,
    budget,
    ...(baseline !== undefined && { baseline }),
  })

describe('a figure is judged', () => {
  test.each([
    ['at most, at its limit', 10, atMost(10), undefined, true],
    ['at most, beyond it', 11, atMost(10), undefined, false],
    ['at least, at its limit', 100, atLeast(100), undefined, true],
    ['at least, below it', 99, atLeast(100), undefined, false],
    ['by its ratio alone, however large', 1090, ratioAtMost(1.1), 1000, true],
    ['by its ratio alone, however small', 1.2, ratioAtMost(1.1), 1, false],
    ['by a ratio that must be reached', 20, ratioAtLeast(0.25), 100, false],
  ] as const)('%s', (_, value, budget, baseline, expected) => {
    expect(verdict(value, budget, baseline)).toBe(expected)
  })

  test('not at all where a ratio has nothing to stand on', () => {
    expect(verdict(5, ratioAtMost(1.1))).toBeUndefined()
    expect(verdict(5, ratioAtMost(1.1), 0)).toBeUndefined()
  })

  test('not at all without a budget', () => {
    expect(isWithinBudget({ what: 'x', unit: 'ms', value: 5 })).toBeUndefined()
  })
})

test('the median is the middle, or half-way between the two middles', () => {
  expect(median([9, 1, 5])).toBe(5)
  expect(median([4, 1, 9, 2])).toBe(3)
  expect(median([7])).toBe(7)
})
