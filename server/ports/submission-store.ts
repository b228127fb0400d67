import type { Submission } from '#domain/submission/submission.ts'

/** A submission and what has become of it. Times are milliseconds since 1970. */
export type StoredSubmission = {
  submission: Submission
  /** Made with the record, for an address that nobody can guess: 22 characters. */
  secret: string
  receivedAt: number
  /** When it first reached somebody; undefined while it has reached nobody. */
  reachedAt: number | undefined
  /** One for each destination, by its key; none while there was no destination. */
  deliveries: readonly StoredDelivery[]
}

/** How far a submission has come on its way to one destination. */
export type StoredDelivery = {
  /** The key of the destination. */
  destination: string
  /** Deliveries begun, the one under way included. */
  attempts: number
  state: 'waiting' | 'delivered'
  /** When it may be tried (again); while it is claimed, when the claim runs out. */
  dueAt: number
  /** Somebody has it until `dueAt`, or had it and was lost. */
  claimed: boolean
  /** From the beginning of an attempt until its outcome is known: an item may exist already. */
  uncertain: boolean
  /** When the oldest attempt of unknown outcome began; an item of it cannot be older. */
  uncertainSince: number | undefined
  deliveredAt: number | undefined
  /** What the destination knows it by: a board's item, a mail's or a webhook's id. */
  itemId: string | undefined
  lastFailure: RecordedFailure | undefined
}

/** Why a destination did not take a submission. */
export type DeliveryFailure = {
  code: FailureCode
  /** The service's own words, or the network's, where there are any. May echo personal data. */
  message?: string
}
export type FailureCode = 'unreachable' | 'not-json' | 'rejected' | 'unexpected' | 'limited'

export type RecordedFailure = DeliveryFailure & {
  at: number
  /** How many times in a row it has been this one. */
  times: number
}

/** The right to make one attempt at one destination; stale claims change nothing. */
export type Claim = {
  submission: Submission
  receivedAt: number
  delivery: StoredDelivery
  /** An earlier attempt may have made the item: it has to be looked for first. */
  mayExist: boolean
  token: string
}

/** A destination that a new submission is for; with `claimUntil` it is claimed in the same step. */
export type Addressee = { destination: string; claimUntil?: number | undefined }

/**
 * Where submissions are durable. Every method resolves after the change is on disk. Several
 * processes may share one store: a claim is given to one of them at a time. A claim counts as an
 * attempt from the moment it is given, so that one whose holder is killed is of unknown outcome.
 */
export type SubmissionStore = {
  /**
   * `added` once per id; later calls find what the first one stored. Claiming in the same step
   * saves a visitor two waits for the disk.
   */
  add(
    submission: Submission,
    now: number,
    to?: readonly Addressee[],
  ): Promise<
    | { outcome: 'added'; stored: StoredSubmission; claims: readonly Claim[] }
    | { outcome: 'exists'; stored: StoredSubmission }
  >
  get(id: string): Promise<StoredSubmission | undefined>
  bySecret(secret: string): Promise<StoredSubmission | undefined>
  /** Adds a destination to what has reached nobody yet: all, or one of them. Returns how many. */
  enlist(options: { destination: string; now: number; id?: string }): Promise<number>
  /**
   * Gives out what is due at a destination, oldest first; by id, gives that one, due or not, if
   * nobody has it. What a claim gave out and nobody reported on is due again after `until`.
   */
  claim(options: {
    destination: string
    now: number
    until: number
    limit: number
    id?: string
  }): Promise<Claim[]>
  /**
   * `taken` when the destination's item is another submission's already: two that are equal word
   * for word.
   */
  delivered(claim: Claim, itemId: string, now: number): Promise<'recorded' | 'taken' | 'stale'>
  /** False for a stale claim. `uncertain` says whether an item may exist all the same. */
  failed(
    claim: Claim,
    failure: RecordedFailure,
    next: { dueAt: number; uncertain: boolean },
  ): Promise<boolean>
  /** Oldest first; `after` is the id of the last one of the page before. */
  list(options: {
    /** Only what waits: has reached nobody, or not all of its destinations. */
    waiting?: boolean
    limit: number
    after?: string
  }): Promise<StoredSubmission[]>
  /** Where destinations are named, what waits for others counts as theirs no longer. */
  summary(destinations?: readonly string[]): Promise<SubmissionsSummary>
  /** Writes as `add` does and leaves nothing; rejects where nothing can be stored. */
  checkWritable(): Promise<void>
  /** Makes waiting deliveries due at once that nobody has; all, or only these. Returns how many. */
  makeDue(
    now: number,
    only?: {
      destination?: string
      ids?: readonly string[]
      failedWith?: readonly FailureCode[]
    },
  ): Promise<number>
  /**
   * Deletes what has been with all these destinations since before that time; nothing that has
   * reached nobody. Returns how many.
   */
  deleteDelivered(before: number, destinations: readonly string[]): Promise<number>
  /**
   * Deletes what was received before that time and still waits for somebody, but for what is being
   * sent at `now`. Returns how many.
   */
  deleteWaiting(before: number, now: number): Promise<number>
  /** Deletes these, delivered or not. Returns how many there were. */
  remove(ids: readonly string[]): Promise<number>
  close(): Promise<void>
}

export type SubmissionsSummary = {
  /** Submissions that have reached nobody, or not all of their destinations. */
  waiting: number
  delivered: number
  /** When the oldest waiting one was received. */
  oldestWaiting: number | undefined
  /** By destination, those that wait for it. */
  byDestination: Readonly<Record<string, { waiting: number; oldestWaiting: number }>>
}
