import { performance } from 'node:perf_hooks'
import { getHeapStatistics, setFlagsFromString } from 'node:v8'

type Options = {
  /** Share of the time since the last call in which the thread was at work, 0 to 1. */
  busyShare?: () => number
  saveMemory?: (isWanted: boolean) => void
  /** What the heap has of the system's memory, in bytes. */
  heldBytes?: () => number
  collect?: () => unknown
  everyMilliseconds?: number
}

/** Who asks for a page every other second has less of it, and what collects garbage in between too. */
const restShare = 0.05
/** Times in a row at rest by which V8 has given back what it would by itself; then what is asked for has been. */
const looks = { settled: 3, collected: 4 }
/** Of what was left the last time: less is not worth the tenth of a second. */
const worthCollecting = 1.15

/**
 * Tells V8 whether the process is at rest, so that it gives back what visits left in memory. V8 would do so some
 * seconds after it has collected all of it, a little at a time, if little is allocated by then; but that rate is
 * measured as memory is collected, and stays as it was where nothing happens any more. Told to save memory, it goes ahead.
 * While visitors ask it is not told so, for it would take a sixth more of the processor. Where it had given back all
 * before a visit that left less than what has all of it collected, it does nothing: then it is made to.
 * @returns what ends it
 */
export function saveMemoryAtRest({
  busyShare = createBusyShare(),
  saveMemory = favorSize,
  heldBytes = () => getHeapStatistics().total_heap_size,
  collect = makeCollect,
  everyMilliseconds = 4000,
}: Options = {}): () => void {
  let atRest = 0
  let left = Infinity
  const look = () => {
    const wasAtRest = atRest > 0
    atRest = busyShare() < restShare ? atRest + 1 : 0
    if (atRest > 0 !== wasAtRest) saveMemory(!wasAtRest)
    if (atRest === looks.settled && heldBytes() > left * worthCollecting) {
      collect()
      // To be measured anew: it may be in use, and of a large heap collecting itself is no rest.
      left = Infinity
    }
    if (atRest === looks.collected) left = heldBytes()
  }
  const timer = setInterval(look, everyMilliseconds).unref()
  return () => clearInterval(timer)
}

function createBusyShare(): () => number {
  let before = performance.eventLoopUtilization()
  return () => {
    const now = performance.eventLoopUtilization()
    const { utilization } = performance.eventLoopUtilization(now, before)
    before = now
    return utilization
  }
}

/** Of all that the flag stands for, this is what V8 looks at while it runs. */
function favorSize(isWanted: boolean): void {
  setFlagsFromString(isWanted ? '--optimize-for-size' : '--no-optimize-for-size')
}

/** From this on memory beside its heap has V8 collect, in steps; `gc` would, and keep the pages. Never touched, it takes none. */
const pressingBytes = 70e6

/** Given back, for a bundler leaves out what nobody uses. */
const makeCollect = () => new ArrayBuffer(pressingBytes)
