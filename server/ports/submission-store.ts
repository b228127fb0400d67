import type { Submission } from '#domain/submission/submission.ts'

/** A submission and what has become of it. Times are milliseconds since 1970. */
export type StoredSubmission = {
  submission: Submission
  /**
   * Made with the record, for an address that nobody can guess: 22 characters. Undefined for what
   * was stored before there were any.
   */
  secret: string | undefined
  receivedAt: number
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
  /** The board's item. */
  itemId: string | undefined
  lastFailure: RecordedFailure | undefined
}

/** Why the work-management service did not take a submission. */
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

/** The right to make one attempt; stale claims change nothing. */
export type Claim = {
  stored: StoredSubmission
  /** An earlier attempt may have made the item: it has to be looked for first. */
  mayExist: boolean
  token: string
}

/**
 * Where submissions are durable. Every method resolves after the change is on disk. Several
 * processes may share one store: a claim is given to one of them at a time. A claim counts as an
 * attempt from the moment it is given, so that one whose holder is killed is of unknown outcome.
 */
export type SubmissionStore = {
  /**
   * `added` once per id; later calls find what the first one stored. With `claimUntil` the new
   * one is claimed in the same step, which saves a visitor two waits for the disk.
   */
  add(
    submission: Submission,
    now: number,
    claimUntil?: number,
  ): Promise<
    | { outcome: 'added'; stored: StoredSubmission; claim: Claim | undefined }
    | { outcome: 'exists'; stored: StoredSubmission }
  >
  get(id: string): Promise<StoredSubmission | undefined>
  bySecret(secret: string): Promise<StoredSubmission | undefined>
  /**
   * Gives out what is due, oldest first; by id, gives that one, due or not, if nobody has it.
   * What a claim gave out and nobody reported on is due again after `until`.
   */
  claim(options: { now: number; until: number; limit: number; id?: string }): Promise<Claim[]>
  /** `taken` when the item is another submission's already: two that are equal word for word. */
  delivered(claim: Claim, itemId: string, now: number): Promise<'recorded' | 'taken' | 'stale'>
  /** False for a stale claim. `uncertain` says whether an item may exist all the same. */
  failed(
    claim: Claim,
    failure: RecordedFailure,
    next: { dueAt: number; uncertain: boolean },
  ): Promise<boolean>
  /** Oldest first; `after` is the id of the last one of the page before. */
  list(options: {
    state?: StoredSubmission['state']
    limit: number
    after?: string
  }): Promise<StoredSubmission[]>
  summary(): Promise<SubmissionsSummary>
  /** Writes as `add` does and leaves nothing; rejects where nothing can be stored. */
  checkWritable(): Promise<void>
  /** Makes waiting ones due at once that nobody has; all, or only these. Returns how many. */
  makeDue(
    now: number,
    only?: { ids?: readonly string[]; failedWith?: readonly FailureCode[] },
  ): Promise<number>
  /** Deletes what was delivered before that time; nothing that waits. Returns how many. */
  deleteDelivered(before: number): Promise<number>
  close(): Promise<void>
}

export type SubmissionsSummary = {
  waiting: number
  delivered: number
  /** When the oldest waiting one was received. */
  oldestWaiting: number | undefined
}
