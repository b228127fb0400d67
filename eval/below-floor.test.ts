import { expect, test } from 'vitest'
import { belowFloor, type Floor } from './below-floor.ts'
import type { Figures } from './summary.ts'

const good = { violations: 1, dropped: 0, invented: 0, refusedRight: 0.9, refusedWrong: 2 }
const floor: Floor = {
  author: 'a',
  by: 'an editor',
  on: '2026-01-31',
  search: { list: { hitAt1: 0.8, hitAt3: 0.9 } },
  assistant: { sound: 0.7, ...good },
}
const figures = (search: object, assistant: object) =>
  new Map([
    [
      'a',
      {
        search: { list: { requests: 9, hitAt1: 0.8, hitAt3: 0.95, ...search } },
        assistant: { requests: 9, sound: 0.7, ...good, ...assistant },
      } satisfies Figures,
    ],
  ])

test('figures at their floor pass', () => {
  expect(belowFloor(figures({}, {}), [floor])).toEqual([])
})

test('a share that falls and a count that rises are said, with who set the floor', () => {
  expect(belowFloor(figures({ hitAt3: 0.89 }, { violations: 2, sound: 1 }), [floor])).toEqual([
    'a, list: hitAt3 0.89, at least 0.9 (set on 2026-01-31 by an editor)',
    'a, assistant: violations 2, at most 1 (set on 2026-01-31 by an editor)',
  ])
})

test('a floor whose requests are gone does not pass', () => {
  const { assistant } = figures({}, {}).get('a')!
  expect(belowFloor(new Map([['a', { assistant }]]), [floor])).toEqual([
    'a, list: hitAt1 was not measured',
    'a, list: hitAt3 was not measured',
  ])
})
