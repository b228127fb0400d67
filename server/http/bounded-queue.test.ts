import { expect, test, vi } from 'vitest'
import { createBoundedQueue } from './bounded-queue.ts'

function gate() {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  return { task: vi.fn(() => promise), resolve, reject }
}
const settled = () => new Promise(setImmediate)

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
  expect(queue.size).toBe(3)
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
  await settled()
  expect(queue.size).toBe(0)
  expect(await queue.run(async () => 'fine')).toBe('fine')
})
