import { rememberAsync } from '#domain/memo/remember-async.ts'

type Fetch = (request: Request) => Response | Promise<Response>

/** What one pipeline is made of; `refreshMilliseconds` is how often its sources are looked at. */
type Pipeline = { fetch: Fetch; refresh: () => Promise<unknown>; refreshMilliseconds: number }

type Dependencies = { make: () => Promise<Pipeline>; now: () => number }

/**
 * The pipeline for the next request: made at the first, and again after a failure. Its catalogue is
 * looked at before a request that comes after a change, or late enough; not by a clock: Vite puts
 * another module in place of the one that asks, and a clock of the old one would go on.
 */
export function createDevelopmentFetch({
  make,
  now,
}: Dependencies): (hasChanged?: boolean) => Promise<Fetch> {
  const pipeline = rememberAsync(async () => {
    const made = await make()
    return { ...made, looked: now() }
  })
  return async (hasChanged = false) => {
    const made = await pipeline()
    if (hasChanged || now() - made.looked >= made.refreshMilliseconds) {
      made.looked = now()
      await made.refresh()
    }
    return made.fetch
  }
}
