import type { Logger } from 'pino'
import { sameSubmission, type Submission } from '#domain/submission/submission.ts'
import type { Claim, DeliveryFailure, SubmissionStore } from '#server/ports/submission-store.ts'
import type { WorkTracker } from '#server/ports/work-tracker.ts'
import type { Attempt } from './deliver.ts'
import { createDispatcher } from './dispatcher.ts'

/** What a visitor is told. In each of them but `conflict` the submission is stored. */
export type Outcome =
  | { state: 'delivered'; itemId: string }
  /** No service is set up: it waits for the day one is. */
  | { state: 'kept' }
  /** It is tried again. */
  | { state: 'failed'; failure: DeliveryFailure }
  /** Somebody else is still delivering it. */
  | { state: 'pending' }
  /** Another submission has this id already. */
  | { state: 'conflict' }

export type OutboxDependencies = {
  store: SubmissionStore
  /** Undefined keeps all that comes. */
  tracker: WorkTracker | undefined
  /** Product types that the board has labels for. */
  typesOnBoard: readonly string[]
  log: Pick<Logger, 'info' | 'warn' | 'error'>
  /** Told of each attempt's end, for the metrics. */
  onAttempt?: (attempt: Attempt) => void
  now?: () => number
  random?: () => number
  /** Resolves after so many milliseconds, or sooner. */
  sleep?: (milliseconds: number) => Promise<unknown>
}

/** How long somebody waits for an attempt that another request or server makes. */
const timeoutMilliseconds = 12_000
const lookAgainMilliseconds = 200

/** Takes submissions in, and sees to it that each reaches the board once. */
export function createOutbox(dependencies: OutboxDependencies) {
  const {
    now = Date.now,
    random = Math.random,
    sleep = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  } = dependencies
  const { store, tracker, log } = dependencies
  const dispatcher = tracker && createDispatcher({ ...dependencies, tracker, now, random })

  /** Stores first, then delivers at once. Rejects when it could not be stored. */
  async function submit(submission: Submission): Promise<Outcome> {
    const { id, kind } = submission
    const add = (claimUntil?: number) => store.add(submission, now(), claimUntil)
    const added = await (dispatcher ? dispatcher.withRoom(1, add) : add())
    if (added.outcome === 'added') log.info({ id, kind }, 'submission: received')
    if (!dispatcher) return kept(submission, added.stored.submission)
    if (added.outcome === 'added' && added.claim) return attempt(added.claim)
    if (!sameSubmission(submission, added.stored.submission)) return { state: 'conflict' }
    return follow(id)
  }

  async function attempt(claim: Claim): Promise<Outcome> {
    const { id } = claim.stored.submission
    const outcome = await dispatcher!.run(claim).catch((error: unknown) => {
      log.error({ err: error, id }, 'submission: its outcome was not recorded')
    })
    if (!outcome) return { state: 'pending' }
    return outcome.state === 'lost' ? follow(id) : outcomeOf(outcome)
  }

  /** The outcome of one that is stored already; tries it where nobody else does. */
  async function follow(id: string): Promise<Outcome> {
    const deadline = now() + timeoutMilliseconds
    let waited = false
    do {
      const stored = await store.get(id)
      if (!stored) return { state: 'pending' }
      const { itemId, lastFailure } = stored
      if (stored.state === 'delivered') return { state: 'delivered', itemId: itemId ?? '' }
      const running = dispatcher!.running(id)
      if (running) {
        const outcome = await running.catch(() => undefined)
        if (outcome && outcome.state !== 'lost') return outcomeOf(outcome)
      } else if (!stored.claimed || stored.dueAt <= now()) {
        // The attempt that was waited for has failed; another at once would help nobody.
        if (waited && lastFailure) return { state: 'failed', failure: lastFailure }
        const limited = dispatcher!.limited()
        if (limited) return { state: 'failed', failure: limited }
        const claim = await dispatcher!.claim(id)
        if (claim) return attempt(claim)
      }
      if (dispatcher!.stopping.aborted) break
      waited = true
      await sleep(lookAgainMilliseconds)
    } while (now() < deadline)
    return { state: 'pending' }
  }

  return {
    submit,
    /** Whether submissions are sent on. */
    sending: tracker !== undefined,
    /** Name of the service they are sent to; nothing fails to be delivered without one. */
    service: tracker?.name ?? '',
    /** Begins to send what waits, oldest first. */
    start: () => dispatcher?.start(),
    /** Sends what is due now and resolves when none of it is under way. */
    drain: async () => dispatcher?.drain(),
    /** Begins no further attempt and waits for those under way. */
    stop: async () => dispatcher?.stop(),
  }
}

const kept = (sent: Submission, stored: Submission): Outcome =>
  sameSubmission(sent, stored) ? { state: 'kept' } : { state: 'conflict' }

function outcomeOf(attempt: Exclude<Attempt, { state: 'lost' }>): Outcome {
  return attempt.state === 'delivered' ? attempt : { state: 'failed', failure: attempt.failure }
}
