import { expect, test } from 'vitest'
import { likeliest } from './likeliest.ts'

test('of few all are looked at, of many the best, in their order', () => {
  expect(likeliest([3, 1], (id) => id)).toEqual([3, 1])
  const ids = Array.from({ length: 1000 }, (_, i) => 2 * i)
  expect(likeliest(ids, (id) => id)).toEqual(ids.slice(600))
  expect(likeliest(ids, () => 0)).toEqual(ids.slice(0, 800))
})
