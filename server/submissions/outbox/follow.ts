import type { Logger } from 'pino'
import type { Claim, SubmissionStore } from '#server/ports/submission-store.ts'
import type { Attempt } from './deliver.ts'
import type { createDispatcher } from './dispatcher.ts'
import type { Arrival } from './first-arrival.ts'

type Dependencies = {
  store: SubmissionStore
  dispatcher: ReturnType<typeof createDispatcher>
  log: Pick<Logger, 'error'>
  now: () => number
  sleep: (milliseconds: number) => Promise<unknown>
}

/** How long somebody waits for an attempt that another request or server makes. */
const timeoutMilliseconds = 12_000
const lookAgainMilliseconds = 200

/** Finds out for somebody who waits what becomes of a submission at one destination. */
export function createFollower({ store, dispatcher, log, now, sleep }: Dependencies) {
  const { key, service } = dispatcher.destination

  async function attempt(claim: Claim, answered: AbortSignal): Promise<Arrival> {
    const { id } = claim.submission
    const outcome = await dispatcher.run(claim).catch((error: unknown) => {
      log.error({ err: error, id, destination: key }, 'submission: its outcome was not recorded')
    })
    if (!outcome) return { state: 'pending' }
    return outcome.state === 'lost' ? follow(id, answered) : arrivalOf(outcome)
  }

  /** The outcome of one that is stored already; tries it where nobody else does. */
  async function follow(id: string, answered: AbortSignal): Promise<Arrival> {
    const deadline = now() + timeoutMilliseconds
    let waited = false
    do {
      const stored = await store.get(id)
      if (!stored) return { state: 'pending' }
      const delivery = stored.deliveries.find(({ destination }) => destination === key)
      if (!delivery) {
        // Stored before this destination was set up: it is for it only while it has reached nobody.
        if (stored.reachedAt !== undefined) return { state: 'delivered', itemId: '' }
        await store.enlist({ destination: key, now: now(), id })
        continue
      }
      const { itemId = '', lastFailure } = delivery
      if (delivery.state === 'delivered') return { state: 'delivered', itemId }
      const running = dispatcher.running(id)
      if (running) {
        const outcome = await running.catch(() => undefined)
        if (outcome && outcome.state !== 'lost') return arrivalOf(outcome)
      } else if (!delivery.claimed || delivery.dueAt <= now()) {
        // The attempt that was waited for has failed; another at once would help nobody.
        if (waited && lastFailure) return { state: 'failed', failure: lastFailure, service }
        const limited = dispatcher.limited()
        if (limited) return { state: 'failed', failure: limited, service }
        const claim = await dispatcher.claim(id)
        if (claim) return attempt(claim, answered)
      }
      if (dispatcher.stopping.aborted || answered.aborted) break
      waited = true
      await sleep(lookAgainMilliseconds)
    } while (now() < deadline && !answered.aborted)
    return { state: 'pending' }
  }

  function arrivalOf(attempt: Exclude<Attempt, { state: 'lost' }>): Arrival {
    if (attempt.state === 'delivered') return attempt
    return { state: 'failed', failure: attempt.failure, service }
  }

  return { key, attempt, follow }
}
