/** Other work on the machine makes one try slow at times, not all of them. */
const tries = 12
/** In milliseconds: less than this is nothing. */
const fewest = 2

/** How many times longer `work` takes with four times as much, each at its best. */
export async function growthOf(work: (times: 1 | 4) => unknown): Promise<number> {
  const best = { 1: Infinity, 4: Infinity }
  for (let i = 0; i < tries; i++) {
    for (const times of [1, 4] as const) {
      const began = performance.now()
      await work(times)
      best[times] = Math.min(best[times], performance.now() - began)
    }
  }
  return Math.max(best[4], fewest) / Math.max(best[1], fewest)
}
