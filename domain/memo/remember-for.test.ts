import { expect, test, vi } from 'vitest'
import { rememberFor } from './remember-for.ts'

test('what was made of an object is made once, even of nothing', () => {
  const first = vi.fn((list: readonly string[]) => list[0])
  const firstOf = rememberFor(first)
  const empty: string[] = []
  expect(firstOf(empty)).toBeUndefined()
  expect(firstOf(empty)).toBeUndefined()
  expect(first).toHaveBeenCalledTimes(1)
  // Alike is another.
  expect(firstOf([])).toBeUndefined()
  expect(firstOf(['valve'])).toBe('valve')
  expect(first).toHaveBeenCalledTimes(3)
})

test('what cannot be made is tried again', () => {
  const make = vi.fn(() => {
    throw new Error('No list.')
  })
  const madeOf = rememberFor(make)
  const key = {}
  expect(() => madeOf(key)).toThrow('No list.')
  expect(() => madeOf(key)).toThrow('No list.')
  expect(make).toHaveBeenCalledTimes(2)
})
