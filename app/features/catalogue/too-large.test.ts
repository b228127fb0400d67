import { expect, test } from 'vitest'
import { isTooLarge } from './too-large.ts'

test('a catalogue of 2,000 products is read, one of more is not', () => {
  const of = (length: number) => ({ products: { length } })
  expect([isTooLarge(of(0)), isTooLarge(of(2000)), isTooLarge(of(2001))]).toEqual([
    false,
    false,
    true,
  ])
})
