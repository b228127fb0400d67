import { performance } from 'node:perf_hooks'
import { setFlagsFromString } from 'node:v8'

type Options = {
  /** Share of the time since the last call in which the thread was at work, 0 to 1. */
  busyShare?: () => number
  saveMemory?: (isWanted: boolean) => void
  everyMilliseconds?: number
}

/** Who asks for a page every other second has less of it, and what collects garbage in between too. */
const restShare = 0.05

/**
 * Tells V8 whether the process is at rest, so that it gives back what visits left in memory. V8 would do so eight
 * seconds after it has collected all of it, a little at a time, if little is allocated by then; but that rate is
 * measured as memory is collected, and stays as it was where nothing happens any more. Told to save memory, it goes ahead.
 * While visitors ask it is not told so, for it would take a sixth more of the processor.
 * @returns what ends it
 */
export function saveMemoryAtRest({
  busyShare = createBusyShare(),
  saveMemory = favorSize,
  everyMilliseconds = 4000,
}: Options = {}): () => void {
  let saves = false
  const look = () => {
    const isAtRest = busyShare() < restShare
    if (isAtRest !== saves) saveMemory((saves = isAtRest))
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
