import { expect, test } from 'vitest'
import { belowFloor } from './below-floor.ts'
import { wilson } from './figures.ts'

const floors = { ann: { 'list, first': 0.8, sound: 0.7, violations: 1 } }
const figures = (first: number, violations: number) => ({
  ann: { 'list, first': wilson(first, 10), sound: wilson(7, 10), violations, invented: 0 },
})

test('figures at their floor pass', () => {
  expect(belowFloor(figures(8, 1), floors)).toEqual([])
})

test('names a share that falls and a count that rises', () => {
  expect(belowFloor(figures(7, 2), floors)).toEqual([
    'ann: list, first 0.7, at least 0.8',
    'ann: violations 2, at most 1',
  ])
})

test('a floor without requests does not pass', () => {
  expect(belowFloor({}, { bob: { sound: 0.5 } })).toEqual(['bob: sound was not measured'])
})
