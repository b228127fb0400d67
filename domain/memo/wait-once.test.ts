import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { rememberAsync } from './remember-async.ts'
import { waitOnce } from './wait-once.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

/** What came of it within a second of the clock that is stood in for, and after how long. */
async function taken<T>(work: Promise<T>) {
  const start = Date.now()
  const ended = work.then((value) => ({ milliseconds: Date.now() - start, value }))
  await vi.advanceTimersByTimeAsync(1000)
  return ended
}

test('what takes too long is waited for once, and then there as soon as it is made', async () => {
  const wait = waitOnce(500)
  const list = rememberAsync(() => new Promise<string>((made) => setTimeout(made, 5000, 'list')))
  expect(await taken(wait(list))).toEqual({ milliseconds: 500, value: undefined })
  expect(await taken(wait(list))).toEqual({ milliseconds: 0, value: undefined })
  await vi.advanceTimersByTimeAsync(5000)
  expect(await taken(wait(list))).toMatchObject({ value: 'list' })
})

test('another is waited for', async () => {
  const wait = waitOnce(500)
  await taken(wait(() => new Promise(() => undefined)))
  const soon = () => new Promise<string>((made) => setTimeout(made, 300, 'other'))
  expect(await taken(wait(soon))).toEqual({ milliseconds: 300, value: 'other' })
})

test('a failure is told', async () => {
  await expect(waitOnce(500)(() => Promise.reject(new Error('None.')))).rejects.toThrow('None.')
})
