export type Reading = { path: string; status: number; milliseconds: number; error?: string }

/** What a reader may wait for a page before it counts as none. */
const patienceMilliseconds = 10_000
const pauseMilliseconds = 100

/**
 * Light readers, who go over the pages one after the other. A path may be made anew for each
 * reading, by its number, so that not all of them are answered from memory.
 */
export function startReaders(
  url: () => string,
  paths: readonly (string | ((turn: number) => string))[],
) {
  const leaving = new AbortController()
  const readings: Reading[] = []
  let turn = 0

  async function reader(): Promise<void> {
    while (!leaving.signal.aborted) {
      const at = turn++
      const given = paths[at % paths.length]!
      readings.push(await read(url() + (typeof given === 'string' ? given : given(at))))
      await new Promise((later) => setTimeout(later, pauseMilliseconds))
    }
  }
  const done = Promise.all([reader(), reader()])

  return {
    /** Resolves when so many more pages were read. */
    async more(count: number): Promise<void> {
      const wanted = readings.length + count
      while (readings.length < wanted) await new Promise((later) => setTimeout(later, 50))
    },
    /** Ends the readers and tells what they read. */
    async stop(): Promise<Reading[]> {
      leaving.abort()
      await done
      return readings
    },
  }
}

/** Asks for a page once; a status of 0 is no answer. */
export async function read(url: string): Promise<Reading> {
  const start = performance.now()
  const path = new URL(url).pathname
  const timed = (status: number, error?: string): Reading => ({
    path,
    status,
    milliseconds: performance.now() - start,
    ...(error && { error }),
  })
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(patienceMilliseconds) })
    await response.arrayBuffer()
    return timed(response.status)
  } catch (error) {
    const { message, cause } = error as Error & { cause?: Error }
    return timed(0, cause?.message ?? message)
  }
}

/** What readers saw that no visitor should: an error of the server, or nothing in time. */
export const unanswered = (readings: readonly Reading[]) =>
  readings.filter(({ status }) => status === 0 || status >= 500)
