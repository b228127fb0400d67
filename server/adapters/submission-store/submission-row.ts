import { randomBytes } from 'node:crypto'
import type { Claim, RecordedFailure, StoredSubmission } from '#server/ports/submission-store.ts'
import type { Submission } from '#domain/submission/submission.ts'

/** A row as both databases hold it. Times are milliseconds, which PostgreSQL hands out as text. */
export type SubmissionRow = {
  id: string
  kind: string
  /** JSON; PostgreSQL's own type hands it out parsed. */
  fields: string | object
  received_at: number | string
  state: string
  due_at: number | string
  claim_token: string | null
  attempts: number
  uncertain: number | boolean
  uncertain_since: number | string | null
  delivered_at: number | string | null
  item_id: string | null
  failure: string | object | null
  /** None in rows that are older than the column. */
  secret: string | null
}

/** 128 bits, as an address has them. */
export const newSecret = () => randomBytes(16).toString('base64url')

export function storedSubmission(row: SubmissionRow): StoredSubmission {
  return {
    submission: {
      id: row.id,
      kind: row.kind,
      fields: parsed(row.fields),
    } as Submission,
    secret: row.secret ?? undefined,
    receivedAt: Number(row.received_at),
    attempts: row.attempts,
    state: row.state === 'delivered' ? 'delivered' : 'waiting',
    dueAt: Number(row.due_at),
    claimed: row.claim_token !== null,
    uncertain: Boolean(row.uncertain),
    uncertainSince: time(row.uncertain_since),
    deliveredAt: time(row.delivered_at),
    itemId: row.item_id ?? undefined,
    lastFailure: row.failure === null ? undefined : (parsed(row.failure) as RecordedFailure),
  }
}

export function claimOf(row: SubmissionRow, mayExist: unknown): Claim {
  return { stored: storedSubmission(row), mayExist: Boolean(mayExist), token: row.claim_token! }
}

const parsed = (value: string | object): unknown =>
  typeof value === 'string' ? JSON.parse(value) : value
const time = (value: number | string | null) => (value === null ? undefined : Number(value))
