import { setTimeout as pause } from 'node:timers/promises'

/**
 * Two ranks of work that share a thread: what comes `first` begins at once, and before other work
 * `untilNone` waits while any of it is under way, for so many milliseconds at most: a busy hour
 * delays that work and does not end it.
 */
export function createPrecedence(maxMilliseconds: number) {
  let underWay = 0
  let none = Promise.withResolvers<void>()

  async function waitUntil(deadline: number): Promise<void> {
    const left = deadline - performance.now()
    if (!underWay || left <= 0) return
    await Promise.race([none.promise, pause(left, undefined, { ref: false })])
    // Another may have begun.
    await waitUntil(deadline)
  }

  return {
    first: async <T>(task: () => Promise<T>): Promise<T> => {
      if (underWay++ === 0) none = Promise.withResolvers<void>()
      try {
        return await task()
      } finally {
        if (--underWay === 0) none.resolve()
      }
    },
    untilNone: () => waitUntil(performance.now() + maxMilliseconds),
  }
}
