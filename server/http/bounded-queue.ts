import { setTimeout as pause } from 'node:timers/promises'
import pLimit from 'p-limit'
import { othersFirst } from './others-first.ts'

export type BoundedQueue = {
  /**
   * Runs the task in its turn; undefined, and the task does not run, where there is no room for it.
   * `whose` is the stranger on whose behalf it runs, if any.
   */
  run<T>(task: () => Promise<T>, whose?: string): Promise<T> | undefined
  /** Whether a task would be turned away now; `whose` is asked for only while anything waits. */
  isFullFor(whose?: () => string): boolean
  /** Tasks that run or wait. */
  readonly size: number
}

type Limits = {
  maxRunning: number
  maxWaiting: number
  /** Each takes this thread for milliseconds: what comes meanwhile is taken in before the next. */
  takesThread?: boolean
  /** So long after one the next begins, in milliseconds: others have the processor. Of one at a time. */
  restMilliseconds?: number
}

/**
 * Tasks in the order they come, so many at a time, and so many waiting that it is worth it. A stranger
 * has as many places as are left over: one alone half of them, and who comes after any number of
 * such finds room.
 */
export function createBoundedQueue({
  maxRunning,
  maxWaiting,
  takesThread,
  restMilliseconds = 0,
}: Limits): BoundedQueue {
  const limit = pLimit(maxRunning)
  const held = new Map<string, number>()
  const size = () => limit.activeCount + limit.pendingCount
  const left = () => maxRunning + maxWaiting - size()
  const heldBy = (whose: string) => held.get(whose) ?? 0
  let restsUntil = 0

  async function inTurn<T>(task: () => Promise<T>): Promise<T> {
    const rest = restsUntil - performance.now()
    if (rest > 0) await pause(rest)
    if (takesThread) await othersFirst()
    try {
      return await task()
    } finally {
      restsUntil = performance.now() + restMilliseconds
    }
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

  const isFullFor = (whose?: () => string) =>
    left() <= 0 || (size() > 0 && whose !== undefined && heldBy(whose()) >= left())

  return {
    run(task, whose) {
      if (isFullFor(whose === undefined ? undefined : () => whose)) return undefined
      const running = () => limit(() => inTurn(task))
      return whose === undefined ? running() : hold(whose, running)
    },
    isFullFor,
    get size() {
      return size()
    },
  }
}
