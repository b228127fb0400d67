import pLimit from 'p-limit'

export type BoundedQueue = {
  /** Runs the task in its turn; undefined, and the task does not run, when the queue is full. */
  run<T>(task: () => Promise<T>): Promise<T> | undefined
  /** Tasks that run or wait. */
  readonly size: number
}

type Limits = { maxRunning: number; maxWaiting: number }

/** Tasks in the order they come, so many at a time, and so many waiting that it is worth it. */
export function createBoundedQueue({ maxRunning, maxWaiting }: Limits): BoundedQueue {
  const limit = pLimit(maxRunning)
  const size = () => limit.activeCount + limit.pendingCount
  return {
    run: (task) => (size() < maxRunning + maxWaiting ? limit(task) : undefined),
    get size() {
      return size()
    },
  }
}
