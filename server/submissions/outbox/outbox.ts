import type { Logger } from 'pino'
import { sameSubmission, type Submission } from '#domain/submission/submission.ts'
import type { Destination } from '#server/ports/destination.ts'
import type { SubmissionStore } from '#server/ports/submission-store.ts'
import type { Attempt } from './deliver.ts'
import { createDispatcher } from './dispatcher.ts'
import { firstArrival, type Arrival } from './first-arrival.ts'
import { createFollower } from './follow.ts'

/** What a visitor is told. In each of them but `conflict` the submission is stored. */
export type Outcome =
  | Arrival
  /** No destination is set up: it waits for the day one is. */
  | { state: 'kept' }
  /** Another submission has this id already. */
  | { state: 'conflict' }

export type OutboxDependencies = {
  store: SubmissionStore
  /** Each gets all that comes, and no other's failure keeps it waiting; none keeps all. */
  destinations: readonly Destination[]
  log: Pick<Logger, 'info' | 'warn' | 'error'>
  /** Told of each attempt's end, for the metrics. */
  onAttempt?: (attempt: Attempt, destination: string) => void
  now?: () => number
  random?: () => number
  /** Resolves after so many milliseconds, or sooner. */
  sleep?: (milliseconds: number) => Promise<unknown>
}

/** Takes submissions in, and sees to it that each reaches every destination once. */
export function createOutbox(dependencies: OutboxDependencies) {
  const {
    now = Date.now,
    random = Math.random,
    sleep = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  } = dependencies
  const { store, destinations, log, onAttempt } = dependencies
  const dispatchers = destinations.map((destination) =>
    createDispatcher({
      store,
      destination,
      log,
      now,
      random,
      onAttempt: (attempt) => onAttempt?.(attempt, destination.key),
    }),
  )
  const followers = dispatchers.map((dispatcher) =>
    createFollower({ store, dispatcher, log, now, sleep }),
  )

  /** Stores first, then delivers at once. Rejects when it could not be stored. */
  async function submit(submission: Submission): Promise<Outcome> {
    const { id, kind } = submission
    const rooms = dispatchers.map((dispatcher) => dispatcher.reserve(1))
    const to = destinations.map(({ key }, i) => ({ destination: key, claimUntil: rooms[i]!.until }))
    const added = await store
      .add(submission, now(), to)
      .finally(() => rooms.forEach(({ release }) => release()))
    if (added.outcome === 'added') log.info({ id, kind }, 'submission: received')
    else if (!sameSubmission(submission, added.stored.submission)) return { state: 'conflict' }
    if (!followers.length) return { state: 'kept' }
    const claims = added.outcome === 'added' ? added.claims : []
    return firstArrival((answered) =>
      followers.map((follower): Promise<Arrival> => {
        const claim = claims.find(({ delivery }) => delivery.destination === follower.key)
        return claim ? follower.attempt(claim, answered) : follower.follow(id, answered)
      }),
    )
  }

  const all = (act: (dispatcher: (typeof dispatchers)[number]) => Promise<void>) =>
    Promise.all(dispatchers.map(act)).then(() => {})

  return {
    submit,
    /** Names of where submissions are sent on to, by key. */
    destinations: Object.fromEntries(destinations.map(({ key, name }) => [key, name])),
    /** Begins to send what waits, oldest first. */
    start: () => all((dispatcher) => dispatcher.start()),
    /** Sends what is due now and resolves when none of it is under way. */
    drain: () => all((dispatcher) => dispatcher.drain()),
    /** Begins no further attempt and waits for those under way. */
    stop: () => all((dispatcher) => dispatcher.stop()),
  }
}
