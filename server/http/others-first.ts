import { performance } from 'node:perf_hooks'
import { setImmediate } from 'node:timers/promises'

/**
 * About twice as long as a task takes, in milliseconds: where more come than can be taken in, they
 * have two thirds of the thread, for what is turned away is to know it soon.
 */
const longest = 20
/** While so few wait at most, nobody is turned away: one turn takes in all who came. */
const few = 4

let last: Promise<void> = Promise.resolve()
let waiting = 0

/**
 * Waits in the process's one line of tasks that take the thread until all that came meanwhile is taken
 * in. Tasks that follow each other by promises alone would keep the thread until the last is done; the
 * system hands over one new connection a turn of the event loop, so of 200 visitors at the door the
 * last would wait for 200 times as many tasks as run one after another.
 */
export function othersFirst(): Promise<void> {
  waiting++
  return (last = last.then(takeIn))
}

/** Goes round the loop until a turn brings nothing, or for as long as is fair; where few wait, once. */
async function takeIn(): Promise<void> {
  const deadline = performance.now() + (waiting-- > few ? longest : 0)
  // The rest of this turn, for nothing is taken in before the next one.
  await setImmediate()
  let known: number
  do {
    known = performance.nodeTiming.uvMetricsInfo.events
    await setImmediate()
  } while (performance.nodeTiming.uvMetricsInfo.events > known && performance.now() < deadline)
}
