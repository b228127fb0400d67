import type { Logger } from 'pino'
import type { Destination, NotDelivered } from '#server/ports/destination.ts'
import type {
  Claim,
  DeliveryFailure,
  RecordedFailure,
  SubmissionStore,
} from '#server/ports/submission-store.ts'
import { pauseAfter } from './retry-policy.ts'

export type DeliverDependencies = {
  store: SubmissionStore
  destination: Destination
  now: () => number
  random: () => number
  log: Pick<Logger, 'info' | 'warn'>
}

/** What one attempt came to. `pause` is how long the service asks everybody to stay away. */
export type Attempt =
  | { state: 'delivered'; itemId: string }
  | { state: 'failed'; failure: DeliveryFailure; pause: number | undefined }
  /** The claim ran out meanwhile; whoever has the next one reports. */
  | { state: 'lost' }

/** How far the service's clock may be behind ours. */
const clockSkew = 2 * 60 * 1000

/** One attempt at one destination: look for the item where there may be one, else make it. */
export async function deliver(deps: DeliverDependencies, claim: Claim): Promise<Attempt> {
  const { destination } = deps
  const { submission, receivedAt, delivery } = claim
  const parcel = { submission, receivedAt }
  const since = delivery.uncertainSince ?? deps.now()

  if (claim.mayExist && destination.find) {
    const found = await destination.find(parcel, since - clockSkew)
    if (!found.ok) return recordFailure(deps, claim, found, true)
    for (const itemId of found.itemIds) {
      const outcome = await recordDelivery(deps, claim, itemId, 'found')
      // Another submission's that is equal word for word: this one gets its own.
      if (outcome !== 'taken') return outcome
    }
  }

  const made = await destination.send(parcel, idempotencyKey(claim, since))
  if (!made.ok) return recordFailure(deps, claim, made, claim.mayExist)
  const outcome = await recordDelivery(deps, claim, made.itemId, 'made')
  if (outcome !== 'taken') return outcome
  // The service repeats what it answered our lost attempt, but an equal submission found that item
  // first. Nothing else of this one exists, so that the next attempt makes its own.
  const failure = { code: 'unexpected', message: 'item of an equal submission' } as const
  return recordFailure(deps, claim, { ok: false, failure, uncertain: false, retryAfter: 0 })
}

/** The same while an attempt of unknown outcome is outstanding, another after a certain failure. */
const idempotencyKey = ({ submission }: Claim, since: number) => `${submission.id}-${since}`

async function recordDelivery(
  { store, now, log }: DeliverDependencies,
  claim: Claim,
  itemId: string,
  how: 'made' | 'found',
): Promise<Attempt | 'taken'> {
  const outcome = await store.delivered(claim, itemId, now())
  if (outcome === 'taken') return outcome
  const { submission, receivedAt, delivery } = claim
  const { id, kind } = submission
  const { destination, attempts } = delivery
  if (outcome === 'stale') {
    log.warn({ id, kind, destination, itemId }, 'submission: delivered after its claim ran out')
    return { state: 'lost' }
  }
  const seconds = Math.round((now() - receivedAt) / 1000)
  log.info({ id, kind, destination, itemId, how, attempts, seconds }, 'submission: delivered')
  return { state: 'delivered', itemId }
}

async function recordFailure(
  { store, now, random, log }: DeliverDependencies,
  claim: Claim,
  { failure, uncertain, retryAfter }: NotDelivered,
  /** Whether an earlier attempt may have made the item, whatever this one came to. */
  mayExist = false,
): Promise<Attempt> {
  const { submission, delivery } = claim
  const { destination, attempts, lastFailure } = delivery
  const { code } = failure
  const times = lastFailure?.code === code ? lastFailure.times + 1 : 1
  const at = now()
  const pause = pauseAfter({ code, times, retryAfter, uncertain, random: random() })
  const recorded: RecordedFailure = { ...failure, at, times }
  const unknown = uncertain || mayExist
  const current = await store.failed(claim, recorded, { dueAt: at + pause, uncertain: unknown })
  if (!current) return { state: 'lost' }
  const { id, kind } = submission
  const seconds = Math.round(pause / 1000)
  log.warn(
    { id, kind, destination, code, attempts, uncertain: unknown, nextInSeconds: seconds },
    'submission: failed',
  )
  return { state: 'failed', failure, pause: code === 'limited' ? pause : undefined }
}
