import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepFresh } from './keep-fresh.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function start(everySeconds: number) {
  const world = { well: true }
  const refresh = vi.fn(async () => {})
  const stop = keepFresh({
    refresh,
    isWell: () => world.well,
    everyMilliseconds: everySeconds * 1000,
  })
  const wait = (seconds: number) => void vi.advanceTimersByTime(seconds * 1000)
  return { world, refresh, stop, wait }
}

test('what is well is read at its pace', () => {
  const { refresh, wait } = start(60)
  wait(59)
  expect(refresh).toHaveBeenCalledTimes(0)
  wait(241)
  expect(refresh).toHaveBeenCalledTimes(5)
})

test('what fails is tried again within 10 s, and at its pace once it is well', () => {
  const { world, refresh, wait } = start(60)
  wait(60)
  world.well = false
  wait(10)
  expect(refresh).toHaveBeenCalledTimes(2)
  wait(20)
  expect(refresh).toHaveBeenCalledTimes(4)
  world.well = true
  wait(50)
  expect(refresh).toHaveBeenCalledTimes(4)
  wait(10)
  expect(refresh).toHaveBeenCalledTimes(5)
})

test('a faster pace stays one', () => {
  const { world, refresh, wait } = start(1)
  wait(5)
  world.well = false
  wait(5)
  expect(refresh).toHaveBeenCalledTimes(10)
})

test('it ends', () => {
  const { refresh, stop, wait } = start(60)
  stop()
  wait(600)
  expect(refresh).not.toHaveBeenCalled()
})
