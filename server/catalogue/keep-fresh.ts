type Options = {
  refresh: () => Promise<unknown>
  /** Whether all that is read answered the last time. */
  isWell: () => boolean
  everyMilliseconds: number
}

/** What failed is tried again sooner: well again within half a minute, its slowest attempt included. */
const retryMilliseconds = 10_000

/** Refreshes at that pace, and faster while something fails. Returns what ends it. */
export function keepFresh({ refresh, isWell, everyMilliseconds }: Options): () => void {
  const step = Math.min(everyMilliseconds, retryMilliseconds)
  let waited = 0
  const timer = setInterval(() => {
    waited += step
    if (waited < everyMilliseconds && isWell()) return
    waited = 0
    void refresh()
  }, step)
  return () => clearInterval(timer)
}
