import { expect, test } from 'vitest'
import { createScratch } from './scratch.ts'

test('what a question took is another for each, and the next question’s the same', () => {
  const scratch = createScratch(3)
  scratch.begin()
  const first = [scratch.flags(), scratch.flags()]
  expect(first[0]).not.toBe(first[1])
  first[0]!.fill(1)
  scratch.begin()
  const next = scratch.flags()
  expect(next).toBe(first[0])
  expect([...next]).toEqual([0, 0, 0])
})

test('a question that takes very many leaves few', () => {
  const scratch = createScratch(1)
  scratch.begin()
  const many = Array.from({ length: 30 }, scratch.numbers)
  scratch.begin()
  const after = Array.from({ length: 30 }, scratch.numbers)
  expect(new Set([...many, ...after]).size).toBeGreaterThan(45)
})
