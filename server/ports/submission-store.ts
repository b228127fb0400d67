import type { Submission } from '#domain/lead/submission.ts'

/** A submission and what has become of it. Times are milliseconds since 1970. */
export type StoredSubmission = {
  submission: Submission
  receivedAt: number
  /** Deliveries begun, the one under way included. */
  attempts: number
  state: 'waiting' | 'delivered'
  /** When it may be tried (again); a claim moves it behind the claim's end. */
  dueAt: number
  /** True from the beginning of an attempt until its outcome is known: the item may exist already. */
  uncertain: boolean
  /** When the first attempt began; an item of it cannot be older. */
  firstAttemptAt: number | undefined
  deliveredAt: number | undefined
  /** The board's item. */
  itemId: string | undefined
  lastFailure: DeliveryFailure | undefined
}

/** Why the work-management service did not take a submission. */
export type DeliveryFailure = {
  code: 'unreachable' | 'not-json' | 'rejected' | 'unexpected' | 'limited'
  /** The service's own words, where it gave any. No personal data beyond what it echoes. */
  message?: string
}

/** One claim on one submission; stale claims change nothing. */
export type Claim = { stored: StoredSubmission; token: string }

/**
 * Where submissions are durable. Every method resolves after the change is on disk. Several
 * processes may share one store: a claim is given to one of them at a time.
 */
export type SubmissionStore = {
  /** `added` once per id; later calls find what the first one stored. */
  add(
    submission: Submission,
    receivedAt: number,
  ): Promise<{ outcome: 'added' | 'exists'; stored: StoredSubmission }>
  get(id: string): Promise<StoredSubmission | undefined>
  /**
   * Gives out what is due, oldest first, until `until`; by id, gives that one if nobody has it.
   * A claim that runs out counts as an attempt of unknown outcome.
   */
  claim(options: { now: number; until: number; limit: number; id?: string }): Promise<Claim[]>
  /** Notes, before the service is called, that an item may exist from now on. */
  begin(claim: Claim, now: number): Promise<boolean>
  delivered(claim: Claim, itemId: string, now: number): Promise<boolean>
  failed(
    claim: Claim,
    failure: DeliveryFailure,
    next: { dueAt: number; uncertain: boolean },
  ): Promise<boolean>
  /** True when a delivered submission holds this item of the board already. */
  ownsItem(itemId: string): Promise<boolean>
  /** Oldest first. */
  list(options: {
    state?: StoredSubmission['state']
    limit: number
    after?: string
  }): Promise<StoredSubmission[]>
  summary(): Promise<{ waiting: number; delivered: number; oldestWaiting: number | undefined }>
  /** Makes waiting ones due at once; all of them without ids. Returns how many. */
  makeDue(now: number, ids?: readonly string[]): Promise<number>
  /** Deletes what was delivered before that time; nothing that waits. Returns how many. */
  deleteDelivered(before: number): Promise<number>
  close(): Promise<void>
}
