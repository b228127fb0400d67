import type { DeliveryFailure } from '#server/ports/submission-store.ts'

/** What became of a submission at one destination while somebody waited. */
export type Arrival =
  | { state: 'delivered'; itemId: string }
  /** It is tried again; `service` is named to visitors where its words are for them. */
  | { state: 'failed'; failure: DeliveryFailure; service: string | undefined }
  /** Somebody else is still delivering it. */
  | { state: 'pending' }

/**
 * What is told of a submission on its way to several destinations: that it arrived as soon as one
 * has it, for then somebody reads it; else the first failure in their order. `answered` says
 * that nobody waits any more. Rejects where each of them did.
 */
export async function firstArrival(
  begin: (answered: AbortSignal) => readonly Promise<Arrival>[],
): Promise<Arrival> {
  const answered = new AbortController()
  const arrivals = begin(answered.signal)
  const delivered = arrivals.map(async (arrival) => {
    const outcome = await arrival
    if (outcome.state !== 'delivered') throw new Error(outcome.state)
    return outcome
  })
  try {
    return await Promise.any(delivered)
  } catch {
    const settled = await Promise.allSettled(arrivals)
    const outcomes = settled.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
    const first = outcomes.find(({ state }) => state === 'failed') ?? outcomes[0]
    if (first) return first
    throw settled.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []))[0]
  } finally {
    answered.abort()
  }
}
