import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { saveMemoryAtRest } from './save-at-rest.ts'

const everyMilliseconds = 4000

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function processOf(shares: readonly number[], held: readonly number[] = []) {
  const saveMemory = vi.fn<(isWanted: boolean) => void>()
  const collect = vi.fn<() => void>()
  let at = 0
  const end = saveMemoryAtRest({
    busyShare: () => shares[at++] ?? 0,
    saveMemory,
    heldBytes: () => held[at - 1] ?? held.at(-1) ?? 0,
    collect,
    everyMilliseconds,
  })
  const pass = (times: number) => vi.advanceTimersByTime(times * everyMilliseconds)
  return { saveMemory, collect, pass, end }
}

test('memory is saved once nobody asks', () => {
  const { saveMemory, pass } = processOf([0.9, 0.4])
  pass(2)
  expect(saveMemory).not.toHaveBeenCalled()
  pass(1)
  expect(saveMemory.mock.calls).toEqual([[true]])
})

test('and no longer once somebody does', () => {
  const { saveMemory, pass } = processOf([0.01, 0.3, 0.01])
  pass(3)
  expect(saveMemory.mock.calls).toEqual([[true], [false], [true]])
})

test('what stays as it is is told once', () => {
  const { saveMemory, pass } = processOf([])
  pass(10)
  expect(saveMemory).toHaveBeenCalledOnce()
})

test('it can be ended', () => {
  const { saveMemory, pass, end } = processOf([])
  end()
  pass(3)
  expect(saveMemory).not.toHaveBeenCalled()
})

test('what a visit left is collected where the runtime does not, once', () => {
  const rest = [0, 0, 0, 0]
  const { collect, pass } = processOf([...rest, 0.5], [100, 100, 100, 100, 140])
  pass(7)
  expect(collect).not.toHaveBeenCalled()
  pass(1)
  expect(collect).toHaveBeenCalledOnce()
  pass(10)
  expect(collect).toHaveBeenCalledOnce()
})

test('and not where it has, or little was left', () => {
  const { collect, pass } = processOf([0, 0, 0, 0, 0.5], [100, 100, 100, 100, 140, 140, 110])
  pass(20)
  expect(collect).not.toHaveBeenCalled()
})

test('what is in use anew is not collected again and again', () => {
  // Collecting is no rest by itself.
  const { collect, pass } = processOf([0, 0, 0, 0, 0.5, 0, 0, 0, 0.1], [100, 100, 100, 100, 200])
  pass(60)
  expect(collect).toHaveBeenCalledOnce()
})

/**
 * Leaves garbage behind, rests, and says what of it the heap still holds, as a share of it all; then the same of
 * less than has V8 collect by itself. Each time it waits until much has been given back, or for some seconds.
 */
const program = `
  import { getHeapStatistics } from 'node:v8'
  import { saveMemoryAtRest } from '${import.meta.resolve('./save-at-rest.ts')}'
  const seconds = Number(process.argv[1])
  const everyMilliseconds = 300
  if (process.argv[2] === 'saving') saveMemoryAtRest({ everyMilliseconds })
  const held = () => getHeapStatistics().total_heap_size
  const wait = (milliseconds) => new Promise((later) => setTimeout(later, milliseconds))
  const leftOf = async (all) => {
    const until = performance.now() + seconds * 1000
    while (held() > all * 0.9 && performance.now() < until) await wait(100)
    return held() / all
  }
  const kept = []
  for (let i = 0; i < 40; i++) kept.push(Array.from({ length: 40000 }, (_, at) => ({ at, i })))
  kept.length = 20
  const first = await leftOf(held())
  // Known as what is left of it.
  await wait(everyMilliseconds * 8)
  const visit = () => Array.from({ length: 70000 }, (_, at) => ({ at, text: { at } }))
  visit()
  const until = performance.now() + 50
  while (performance.now() < until);
  const second = await leftOf(held())
  console.log(JSON.stringify({ first, second, kept: kept.length }))
`

test(
  'the runtime itself gives back what a process at rest holds',
  { timeout: 40_000 },
  async () => {
    vi.useRealTimers()
    const flags = [
      // In place of eight seconds.
      '--gc-memory-reducer-start-delay-ms=100',
      // So that the second visit is not enough by itself.
      '--heap-growing-percent=100',
      '--input-type=module',
      '-e',
      program,
    ]
    const run = async (seconds: number, ...how: string[]) => {
      const { stdout } = await promisify(execFile)(process.execPath, [
        ...flags,
        `${seconds}`,
        ...how,
      ])
      return JSON.parse(stdout) as { first: number; second: number }
    }
    const [saving, otherwise] = await Promise.all([run(15, 'saving'), run(2)])
    expect(Math.min(otherwise.first, otherwise.second)).toBeGreaterThan(0.9)
    expect(saving.first).toBeLessThan(0.9)
    expect(saving.second).toBeLessThan(0.9)
  },
)
