import { expect, test } from 'vitest'
import { rebased } from './rebased.ts'

const shown = ['a', 'b', 'c', 'd']

test('a column that is removed goes from what is on its way', () => {
  expect(rebased(shown, ['a', 'b', 'd'], ['a', 'c', 'd'])).toEqual(['a', 'd'])
  expect(rebased(shown, ['a', 'b', 'd'], ['a', 'b'])).toEqual(['a', 'b'])
})

test('a column that is moved changes with the one that is at its left by then', () => {
  expect(rebased(shown, ['a', 'c', 'b', 'd'], ['a', 'c', 'd'])).toEqual(['c', 'a', 'd'])
  expect(rebased(shown, ['a', 'c', 'b', 'd'], ['d', 'b', 'c', 'a'])).toEqual(['d', 'c', 'b', 'a'])
})

test('where it is gone, or first already, all stays', () => {
  expect(rebased(shown, ['b', 'a', 'c', 'd'], ['a', 'c'])).toEqual(['a', 'c'])
  expect(rebased(shown, ['b', 'a', 'c', 'd'], ['b', 'a'])).toEqual(['b', 'a'])
  expect(rebased(shown, shown, ['b', 'a'])).toEqual(['b', 'a'])
})
