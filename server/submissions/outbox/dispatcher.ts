import type { Logger } from 'pino'
import type { Claim, DeliveryFailure, FailureCode } from '#server/ports/submission-store.ts'
import { deliver, type Attempt, type DeliverDependencies } from './deliver.ts'

type Dependencies = DeliverDependencies & {
  log: Pick<Logger, 'error'>
  /** Told of each attempt's end, for the metrics. */
  onAttempt?: (attempt: Attempt) => void
}

/** Longer than a look-up and a creation may take together. */
export const leaseMilliseconds = 20_000
/** Attempts of one process at once: below the service's smallest limit of 40 for an account. */
const maxAttempts = 32
/** Of these, what waits may take as many; the rest is for visitors who are waiting themselves. */
const maxFromBacklog = 4
/** How often the store is asked for what has become due, by time or by another process. */
const pollMilliseconds = 1000
const pollAfterFailureMilliseconds = 5000
/** How often at most all is retried that waits for a service which was down. */
const retryAllMilliseconds = 5000
/** How often it is looked for submissions that have reached nobody. */
const enlistMilliseconds = 60_000

/** A clock that runs back by more was set. */
const clockStepMilliseconds = 1000

/** Failures of the service as a whole, not of one submission. */
const outageCodes: FailureCode[] = ['unreachable', 'not-json', 'unexpected']

/** Makes attempts at one destination, few at a time, none while it has asked us to pause. */
export function createDispatcher(dependencies: Dependencies) {
  const { store, now, log, onAttempt } = dependencies
  const destination = dependencies.destination.key
  const attempts = new Map<string, Promise<Attempt>>()
  const claimsUnderWay = new Map<string, Claim>()
  let reserved = 0
  let fromBacklog = 0
  let pausedUntil = 0
  let pauseFailure: DeliveryFailure | undefined
  let wasDown = false
  let retriedAllAt = 0
  let enlistedAt = -Infinity
  let lookedAt = now()
  const stopping = new AbortController()
  const { signal } = stopping
  let looping: Promise<void> | undefined
  let wake = () => {}

  const logStoreError = (error: unknown) =>
    log.error({ err: error, destination }, 'submissions: an outcome was not recorded')
  const limited = () => (pausedUntil > now() ? pauseFailure : undefined)
  const room = () => (signal.aborted || limited() ? 0 : maxAttempts - attempts.size - reserved)

  /** Keeps room for what may end in claims; without a time until when, there is none. */
  function reserve(places: number): { until: number | undefined; release: () => void } {
    const kept = room() >= places ? places : 0
    reserved += kept
    return {
      until: kept ? now() + leaseMilliseconds : undefined,
      release: () => void (reserved -= kept),
    }
  }

  async function claims(limit: number, id?: string): Promise<Claim[]> {
    const { until, release } = reserve(limit)
    try {
      const which = { destination, now: now(), limit, ...(id && { id }) }
      return until ? await store.claim({ ...which, until }) : []
    } finally {
      release()
    }
  }

  function run(claimed: Claim): Promise<Attempt> {
    const { id } = claimed.submission
    const attempt = deliver(dependencies, claimed)
      .then((outcome) => {
        onAttempt?.(outcome)
        learn(outcome)
        return outcome
      })
      .finally(() => {
        attempts.delete(id)
        claimsUnderWay.delete(id)
      })
    attempts.set(id, attempt)
    claimsUnderWay.set(id, claimed)
    return attempt
  }

  /** A limit counts for the whole account; one success after a failure means all may be well. */
  function learn(outcome: Attempt): void {
    if (outcome.state === 'failed') {
      const { failure, pause } = outcome
      const until = now() + (pause ?? 0)
      if (pause !== undefined && until > pausedUntil) {
        pausedUntil = until
        pauseFailure = failure
      }
      wasDown ||= outageCodes.includes(failure.code)
    } else if (outcome.state === 'delivered' && wasDown) {
      retryAll()
    }
  }

  function retryAll(): void {
    if (now() < retriedAllAt + retryAllMilliseconds) return
    wasDown = false
    retriedAllAt = now()
    store.makeDue(now(), { destination, failedWith: outageCodes }).catch(logStoreError)
  }

  /** Begins what is due as far as there is room; true when there may be more. */
  async function fill(): Promise<boolean> {
    const limit = Math.min(maxFromBacklog - fromBacklog, room())
    if (limit <= 0) return false
    const due = await claims(limit)
    for (const claimed of due) {
      // By a clock that was set on, its claim has run out while it is under way: that attempt goes
      // on with the new one, for a second beside it would find nothing on the board yet.
      const before = claimsUnderWay.get(claimed.submission.id)
      if (before) {
        before.token = claimed.token
        continue
      }
      fromBacklog += 1
      run(claimed)
        // The claim runs out, and the submission is tried again.
        .catch(logStoreError)
        .finally(() => {
          fromBacklog -= 1
          wake()
        })
    }
    return due.length === limit
  }

  /** What came while there was no destination, at another server as well, is for this one. */
  async function enlist(): Promise<void> {
    if (now() < enlistedAt + enlistMilliseconds) return
    const added = await store.enlist({ destination, now: now() })
    enlistedAt = now()
    if (added) log.info({ destination, added }, 'submissions: kept ones go out')
  }

  /** What was to happen soon would happen when the clock has caught up, hours later. */
  async function followClock(): Promise<void> {
    const time = now()
    if (time < lookedAt - clockStepMilliseconds) {
      await store.makeDue(time, { destination })
      pausedUntil = retriedAllAt = 0
      enlistedAt = -Infinity
    }
    lookedAt = time
  }

  async function loop(): Promise<void> {
    let failing = false
    let begun = false
    while (!signal.aborted) {
      let pause = pollMilliseconds
      try {
        // Whoever restarts the server has often mended what was wrong.
        const mended: FailureCode[] = [...outageCodes, 'rejected']
        if (!begun) await store.makeDue(now(), { destination, failedWith: mended })
        begun = true
        await followClock()
        await enlist()
        await fill()
        if (failing) log.info({ destination }, 'submissions: the store answers again')
        failing = false
      } catch (error) {
        if (!failing)
          log.error({ err: error, destination }, 'submissions: the store does not answer')
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
    destination: dependencies.destination,
    reserve,
    stopping: signal,
    claim: async (id: string) => (await claims(1, id))[0],
    run,
    limited,
    running: (id: string) => attempts.get(id),
    start: () => (looping ??= loop()),
    async drain() {
      await enlist()
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
