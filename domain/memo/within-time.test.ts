import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { withinTime } from './within-time.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const never = new Promise<string>(() => undefined)

test('work that comes in time is waited for, and no timer is left', async () => {
  expect(await withinTime(100, Promise.resolve('done'))).toBe('done')
  expect(await withinTime(100, 'known')).toBe('known')
  expect(vi.getTimerCount()).toBe(0)
})

test('work that takes longer is not', async () => {
  const waiting = withinTime(100, never)
  await vi.advanceTimersByTimeAsync(99)
  expect(vi.getTimerCount()).toBe(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(await waiting).toBeUndefined()
})

test('work that fails fails for who waits, and no timer is left', async () => {
  await expect(withinTime(100, Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(vi.getTimerCount()).toBe(0)
})
