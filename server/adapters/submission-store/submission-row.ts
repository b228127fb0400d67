import { randomBytes } from 'node:crypto'
import type {
  Claim,
  RecordedFailure,
  StoredDelivery,
  StoredSubmission,
} from '#server/ports/submission-store.ts'
import type { Submission } from '#domain/submission/submission.ts'

/** A row as both databases hold it. Times are milliseconds, which PostgreSQL hands out as text. */
export type SubmissionRow = {
  id: string
  kind: string
  /** JSON; PostgreSQL's own type hands it out parsed. */
  fields: string | object
  received_at: number | string
  reached_at: number | string | null
  secret: string
  /** JSON, a list of rows. */
  deliveries: string | DeliveryRow[]
}

export type DeliveryRow = {
  destination: string
  state: string
  due_at: number | string
  claim_token: string | null
  attempts: number
  uncertain: number | boolean
  uncertain_since: number | string | null
  delivered_at: number | string | null
  item_id: string | null
  failure: string | object | null
}

/** A delivery just claimed, with its submission. */
export type ClaimRow = DeliveryRow &
  Pick<SubmissionRow, 'id' | 'kind' | 'fields' | 'received_at'> & { may_exist: number | boolean }

/** 128 bits, as an address has them. */
export const newSecret = () => randomBytes(16).toString('base64url')

export function storedSubmission(row: SubmissionRow): StoredSubmission {
  return {
    submission: submissionOf(row),
    secret: row.secret,
    receivedAt: Number(row.received_at),
    reachedAt: time(row.reached_at),
    deliveries: (parsed(row.deliveries) as DeliveryRow[]).map(storedDelivery),
  }
}

export function claimOf(row: ClaimRow): Claim {
  return {
    submission: submissionOf(row),
    receivedAt: Number(row.received_at),
    delivery: storedDelivery(row),
    mayExist: Boolean(row.may_exist),
    token: row.claim_token!,
  }
}

export type WaitingRow = { destination: string; waiting: number | string; oldest: number | string }

/** What waits, by destination. */
export const waitingByDestination = (rows: readonly WaitingRow[]) =>
  Object.fromEntries(
    rows.map(({ destination, waiting, oldest }) => [
      destination,
      { waiting: Number(waiting), oldestWaiting: Number(oldest) },
    ]),
  )

const submissionOf = ({ id, kind, fields }: Pick<SubmissionRow, 'id' | 'kind' | 'fields'>) =>
  ({ id, kind, fields: parsed(fields) }) as Submission

function storedDelivery(row: DeliveryRow): StoredDelivery {
  return {
    destination: row.destination,
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

const parsed = (value: string | object): unknown =>
  typeof value === 'string' ? JSON.parse(value) : value
const time = (value: number | string | null) => (value === null ? undefined : Number(value))
