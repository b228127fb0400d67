import { setTimeout as pause } from 'node:timers/promises'

/**
 * Two ranks of work that share a thread: what comes `first` begins at once, and before other work
 * `untilNone` waits while any of it is under way, for so many milliseconds at most: a busy hour
 * delays that work and does not end it.
 */
export function createPrecedence(maxMilliseconds: number) {
  let underWay = 0
  let aside = 0
  let none = Promise.withResolvers<void>()
  const isNone = () => underWay <= aside

  async function waitUntil(deadline: number): Promise<void> {
    const left = deadline - performance.now()
    if (isNone() || left <= 0) return
    await Promise.race([none.promise, pause(left, undefined, { ref: false })])
    // Another may have begun.
    await waitUntil(deadline)
  }

  function count(change: () => void): void {
    const wasNone = isNone()
    change()
    if (wasNone && !isNone()) none = Promise.withResolvers()
    if (isNone()) none.resolve()
  }

  return {
    first: async <T>(task: () => Promise<T>): Promise<T> => {
      count(() => underWay++)
      try {
        return await task()
      } finally {
        count(() => underWay--)
      }
    },
    /** A part of what comes first that only waits: meanwhile it counts as none. */
    aside: async <T>(wait: () => Promise<T>): Promise<T> => {
      count(() => aside++)
      try {
        return await wait()
      } finally {
        count(() => aside--)
      }
    },
    untilNone: () => waitUntil(performance.now() + maxMilliseconds),
  }
}
