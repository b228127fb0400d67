import { performance } from 'node:perf_hooks'
import { setImmediate } from 'node:timers/promises'

/**
 * About twice as long as a task takes, in milliseconds: where more come than can be taken in, they
 * have two thirds of the thread, for what is turned away is to know it soon.
 */
const longest = 20
/** So many who wait are no rush: each that came in between costs them a turn, and not 20 ms. */
const few = 4

/** Those who wait, each by what lets it go on. */
const begun: (() => void)[] = []
const fresh: (() => void)[] = []
let isGoing = false

/**
 * Waits in the process's one line of tasks that take the thread until all that came meanwhile is taken
 * in. Tasks that follow each other by promises alone would keep the thread until the last is done; the
 * system hands over one new connection a turn of the event loop, so of 200 visitors at the door the
 * last would wait for 200 times as many tasks as run one after another. What has `begun` is ended before
 * anything else begins: of eight pages that are loaded before one is rendered all are held.
 */
export function othersFirst({ hasBegun = false } = {}): Promise<void> {
  return new Promise((resolve) => {
    ;(hasBegun ? begun : fresh).push(resolve)
    if (!isGoing) void letGo()
  })
}

async function letGo(): Promise<void> {
  isGoing = true
  while (begun.length + fresh.length > 0) {
    await takeIn()
    const next = begun.shift() ?? fresh.shift()
    next?.()
  }
  isGoing = false
}

/** Goes round the loop once, and in a rush until a turn brings nothing, or for as long as is fair. */
async function takeIn(): Promise<void> {
  const isRush = begun.length + fresh.length > few
  const deadline = performance.now() + (isRush ? longest : 0)
  // The rest of this turn, for nothing is taken in before the next one.
  await setImmediate()
  let known: number
  do {
    known = performance.nodeTiming.uvMetricsInfo.events
    await setImmediate()
  } while (performance.nodeTiming.uvMetricsInfo.events > known && performance.now() < deadline)
}
