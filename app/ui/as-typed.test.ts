import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createAsTyped } from './as-typed.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function typing() {
  const asked: string[] = []
  const { typed, stop } = createAsTyped(100)
  return { asked, stop, type: (text: string) => typed(() => asked.push(text)) }
}

test('a key by itself is asked for at once, and once', () => {
  const { asked, type } = typing()
  type('l')
  expect(asked).toEqual(['l'])
  vi.advanceTimersByTime(1000)
  expect(asked).toEqual(['l'])
})

test('of keys in quick succession the first and the last are', () => {
  const { asked, type } = typing()
  for (const text of ['l', 'lc', 'lc ', 'lc d']) {
    type(text)
    vi.advanceTimersByTime(90)
  }
  expect(asked).toEqual(['l'])
  vi.advanceTimersByTime(10)
  expect(asked).toEqual(['l', 'lc d'])
  type('lc du')
  expect(asked).toEqual(['l', 'lc d', 'lc du'])
})

test('what is stopped is asked for no more, and the next key is a first one again', () => {
  const { asked, type, stop } = typing()
  type('l')
  type('lc')
  stop()
  vi.advanceTimersByTime(1000)
  expect(asked).toEqual(['l'])
  type('lcd')
  expect(asked).toEqual(['l', 'lcd'])
})
