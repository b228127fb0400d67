import type { Claim, DeliveryFailure, FailureCode } from '#server/ports/submission-store.ts'
import type { WorkTracker } from '#server/ports/work-tracker.ts'
import { deliver, type Attempt } from './deliver.ts'
import type { OutboxDependencies } from './outbox.ts'

type Dependencies = OutboxDependencies & {
  tracker: WorkTracker
  now: () => number
  random: () => number
}

/** Longer than a look-up and a creation may take together. */
export const leaseMilliseconds = 20_000
/** Attempts of one process at once: below the service's smallest limit of 40 for an account. */
const mostAttempts = 32
/** Of these, what waits may take as many; the rest is for visitors who are waiting themselves. */
const mostFromBacklog = 4
/** How often the store is asked for what has become due, by time or by another process. */
const pollMilliseconds = 1000
const pollAfterFailureMilliseconds = 5000
/** Between two reliefs of what waits for a service that was down. */
const reliefMilliseconds = 5000

/** Failures of the service as a whole, not of one submission. */
const trouble: FailureCode[] = ['unreachable', 'not-json', 'unexpected']

/** Makes attempts, few at a time, none while the service has asked for peace. */
export function createDispatcher(dependencies: Dependencies) {
  const { store, now, log, onAttempt } = dependencies
  const attempts = new Map<string, Promise<Attempt>>()
  let reserved = 0
  let fromBacklog = 0
  let peace: { until: number; failure: DeliveryFailure } | undefined
  let wasDown = false
  let relievedAt = 0
  const stopping = new AbortController()
  const { signal } = stopping
  let looping: Promise<void> | undefined
  let wake = () => {}

  const logStoreError = (error: unknown) =>
    log.error({ err: error }, 'submissions: an outcome was not recorded')
  const limited = () => (peace && peace.until > now() ? peace.failure : undefined)
  const room = () => (signal.aborted || limited() ? 0 : mostAttempts - attempts.size - reserved)

  /** Runs what may end in a claim with room kept for its attempt; without a time, there is none. */
  async function withRoom<Value>(
    places: number,
    use: (claimUntil: number | undefined) => Promise<Value>,
  ): Promise<Value> {
    const kept = room() >= places ? places : 0
    reserved += kept
    try {
      return await use(kept ? now() + leaseMilliseconds : undefined)
    } finally {
      reserved -= kept
    }
  }

  const claim = (id: string) =>
    withRoom(1, async (until) => {
      const claims = until ? await store.claim({ now: now(), until, limit: 1, id }) : []
      return claims[0]
    })

  function run(claimed: Claim): Promise<Attempt> {
    const { id } = claimed.stored.submission
    const attempt = deliver(dependencies, claimed)
      .then((outcome) => {
        onAttempt?.(outcome)
        learn(outcome)
        return outcome
      })
      .finally(() => attempts.delete(id))
    attempts.set(id, attempt)
    return attempt
  }

  /** A limit counts for the whole account; one success after a failure means all may be well. */
  function learn(outcome: Attempt): void {
    if (outcome.state === 'failed') {
      const { failure, pause } = outcome
      const until = now() + (pause ?? 0)
      if (pause !== undefined && until > (peace?.until ?? 0)) peace = { until, failure }
      if (trouble.includes(failure.code)) wasDown = true
    } else if (
      wasDown &&
      outcome.state === 'delivered' &&
      now() >= relievedAt + reliefMilliseconds
    ) {
      wasDown = false
      relievedAt = now()
      store.makeDue(now(), { failedWith: trouble }).catch(logStoreError)
    }
  }

  /** Begins what is due as far as there is room; true when there may be more. */
  async function fill(): Promise<boolean> {
    const limit = Math.min(mostFromBacklog - fromBacklog, room())
    if (limit <= 0) return false
    const claims = await withRoom(limit, async (until) =>
      until ? store.claim({ now: now(), until, limit }) : [],
    )
    for (const claimed of claims) {
      fromBacklog += 1
      run(claimed)
        // The claim runs out, and the submission is tried again.
        .catch(logStoreError)
        .finally(() => {
          fromBacklog -= 1
          wake()
        })
    }
    return claims.length === limit
  }

  async function loop(): Promise<void> {
    let failing = false
    let relieved = false
    while (!signal.aborted) {
      let pause = pollMilliseconds
      try {
        // Whoever restarts the server has often mended what was wrong.
        if (!relieved) await store.makeDue(now(), { failedWith: [...trouble, 'rejected'] })
        relieved = true
        await fill()
        if (failing) log.info('submissions: the store answers again')
        failing = false
      } catch (error) {
        if (!failing) log.error({ err: error }, 'submissions: the store does not answer')
        failing = true
        pause = pollAfterFailureMilliseconds
      }
      await nap(pause)
    }
  }

  /** Ends early when there is room for another. */
  const nap = (milliseconds: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, signal.aborted ? 0 : milliseconds)
      wake = () => {
        clearTimeout(timer)
        resolve()
      }
    })

  return {
    withRoom,
    stopping: signal,
    claim,
    run,
    limited,
    running: (id: string) => attempts.get(id),
    start: () => (looping ??= loop()),
    async drain() {
      while ((await fill()) || attempts.size) await Promise.allSettled(attempts.values())
    },
    async stop() {
      stopping.abort()
      wake()
      await looping
      await Promise.allSettled(attempts.values())
    },
  }
}
