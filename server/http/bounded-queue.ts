import { setImmediate } from 'node:timers/promises'
import pLimit from 'p-limit'

export type BoundedQueue = {
  /**
   * Runs the task in its turn; undefined, and the task does not run, where there is no room for it.
   * `whose` is the stranger on whose behalf it runs, if any.
   */
  run<T>(task: () => Promise<T>, whose?: string): Promise<T> | undefined
}

type Limits = { maxRunning: number; maxWaiting: number }

/**
 * Tasks in the order they come, so many at a time, and so many waiting that it is worth it. A stranger
 * has as many places as are left over: one alone half of them, and who comes after any number of
 * such finds room.
 */
export function createBoundedQueue({ maxRunning, maxWaiting }: Limits): BoundedQueue {
  const limit = pLimit(maxRunning)
  const held = new Map<string, number>()
  const size = () => limit.activeCount + limit.pendingCount
  const left = () => maxRunning + maxWaiting - size()
  const heldBy = (whose: string) => held.get(whose) ?? 0

  /** What came in meanwhile is answered first: a task may take this thread for milliseconds. */
  async function inTurn<T>(task: () => Promise<T>): Promise<T> {
    await setImmediate()
    return task()
  }

  async function hold<T>(whose: string, running: () => Promise<T>): Promise<T> {
    held.set(whose, heldBy(whose) + 1)
    try {
      return await running()
    } finally {
      const others = heldBy(whose) - 1
      if (others) held.set(whose, others)
      else held.delete(whose)
    }
  }

  const isFullFor = (whose?: string) =>
    left() <= 0 || (size() > 0 && whose !== undefined && heldBy(whose) >= left())

  return {
    run(task, whose) {
      if (isFullFor(whose)) return undefined
      const running = () => limit(() => inTurn(task))
      return whose === undefined ? running() : hold(whose, running)
    },
  }
}
