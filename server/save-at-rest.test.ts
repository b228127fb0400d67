import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { saveMemoryAtRest } from './save-at-rest.ts'

const everyMilliseconds = 4000

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function processOf(shares: readonly number[]) {
  const saveMemory = vi.fn<(isWanted: boolean) => void>()
  let at = 0
  const end = saveMemoryAtRest({
    busyShare: () => shares[at++] ?? 0,
    saveMemory,
    everyMilliseconds,
  })
  const pass = (times: number) => vi.advanceTimersByTime(times * everyMilliseconds)
  return { saveMemory, pass, end }
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

/** Leaves garbage behind, rests, and says how much of it the heap still holds, in MB. */
const program = `
  import { getHeapStatistics } from 'node:v8'
  import { saveMemoryAtRest } from '${import.meta.resolve('./save-at-rest.ts')}'
  const held = () => getHeapStatistics().total_heap_size / 1e6
  if (process.argv[1] === 'saving') saveMemoryAtRest({ everyMilliseconds: 50 })
  const kept = []
  for (let i = 0; i < 40; i++) kept.push(Array.from({ length: 40000 }, (_, at) => ({ at, i })))
  kept.length = 4
  await new Promise((later) => setTimeout(later, 2000))
  console.log(held())
`

test(
  'the runtime itself gives back what a process at rest holds',
  { timeout: 20_000 },
  async () => {
    vi.useRealTimers()
    // In place of eight seconds.
    const flags = ['--gc-memory-reducer-start-delay-ms=100', '--input-type=module', '-e', program]
    const run = async (how: string) => {
      const { stdout } = await promisify(execFile)(process.execPath, [...flags, how])
      return Number(stdout)
    }
    const [saving, otherwise] = await Promise.all([run('saving'), run('otherwise')])
    expect(saving).toBeLessThan(otherwise / 2)
  },
)
