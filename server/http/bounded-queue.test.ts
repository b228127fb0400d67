import { expect, test, vi } from 'vitest'
import { createBoundedQueue } from './bounded-queue.ts'

function gate() {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  return { task: vi.fn(() => promise), resolve, reject }
}
/** Each task begins a turn after the one before it. */
const settled = async () => {
  for (let turn = 0; turn < 3; turn++) await new Promise(setImmediate)
}

test('so many tasks run at a time; the others wait in the order they came', async () => {
  const queue = createBoundedQueue({ maxRunning: 2, maxWaiting: 5 })
  const tasks = [gate(), gate(), gate(), gate()]
  const running = tasks.map(({ task }) => queue.run(task))
  await settled()
  expect(tasks.map(({ task }) => task.mock.calls.length)).toEqual([1, 1, 0, 0])
  tasks[1]!.resolve('b')
  expect(await running[1]).toBe('b')
  await settled()
  expect(tasks.map(({ task }) => task.mock.calls.length)).toEqual([1, 1, 1, 0])
})

test('what comes to a full queue is turned away at once, and not run later', async () => {
  const queue = createBoundedQueue({ maxRunning: 1, maxWaiting: 1 })
  const [first, second, third] = [gate(), gate(), gate()]
  void queue.run(first.task)
  const waiting = queue.run(second.task)
  expect(queue.run(third.task)).toBeUndefined()
  first.resolve('a')
  second.resolve('b')
  expect(await waiting).toBe('b')
  expect(third.task).not.toHaveBeenCalled()
  expect(await queue.run(async () => 'room again')).toBe('room again')
})

test('a task that fails makes room like any other', async () => {
  const queue = createBoundedQueue({ maxRunning: 1, maxWaiting: 0 })
  await expect(queue.run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(await queue.run(async () => 'fine')).toBe('fine')
})

test('a stranger has as many places as are left over, until theirs are done', async () => {
  const queue = createBoundedQueue({ maxRunning: 2, maxWaiting: 6 })
  const { task, resolve, reject } = gate()
  const taken = (whose?: string) => {
    const running = queue.run(task, whose)
    running?.catch(() => undefined)
    return running !== undefined
  }
  const four = Array.from({ length: 5 }, () => taken('a'))
  expect(four).toEqual([true, true, true, true, false])
  expect([taken('b'), taken('b'), taken('b')]).toEqual([true, true, false])
  expect([taken('c'), taken('c')]).toEqual([true, false])
  // What the process does of itself is nobody's, and takes the last one.
  expect([taken(), taken()]).toEqual([true, false])
  await settled()
  reject(new Error('broken'))
  resolve('')
  await vi.waitFor(() => expect(taken('a')).toBe(true))
})
