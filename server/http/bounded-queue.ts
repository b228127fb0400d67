import pLimit from 'p-limit'
import { othersFirst } from './others-first.ts'

export type BoundedQueue = {
  /** Runs the task in its turn; undefined, and the task does not run, when the queue is full. */
  run<T>(task: () => Promise<T>): Promise<T> | undefined
  /** Whether a task would be turned away now. */
  readonly isFull: boolean
  /** Tasks that run or wait. */
  readonly size: number
}

type Limits = {
  maxRunning: number
  maxWaiting: number
  /** Each takes this thread for milliseconds: what comes meanwhile is taken in before the next. */
  takesThread?: boolean
}

/** Tasks in the order they come, so many at a time, and so many waiting that it is worth it. */
export function createBoundedQueue({ maxRunning, maxWaiting, takesThread }: Limits): BoundedQueue {
  const limit = pLimit(maxRunning)
  const size = () => limit.activeCount + limit.pendingCount
  const isFull = () => size() >= maxRunning + maxWaiting
  return {
    run(task) {
      if (isFull()) return undefined
      return limit(takesThread ? () => othersFirst().then(task) : task)
    },
    get isFull() {
      return isFull()
    },
    get size() {
      return size()
    },
  }
}
