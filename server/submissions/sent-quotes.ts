import { referenceOf } from '#domain/submission/reference.ts'
import type { SentQuote } from '#domain/submission/quote.ts'
import type { StoredSubmission, SubmissionStore } from '#server/ports/submission-store.ts'

type Dependencies = {
  store: Pick<SubmissionStore, 'bySecret'>
  /** Whether submissions are sent on. */
  sending: boolean
}

/** As the store makes them. */
const form = /^[\w-]{22}$/

/** What a visitor who has a quote's secret may see of it; undefined for what is not there. */
export function createSentQuotes({ store, sending }: Dependencies) {
  return async (secret: string): Promise<SentQuote | undefined> => {
    const stored = form.test(secret) ? await store.bySecret(secret) : undefined
    if (stored?.submission.kind !== 'quote') return undefined
    const { submission, receivedAt } = stored
    const { fields } = submission
    return { reference: referenceOf(submission), receivedAt, fields, state: stateOf(stored) }
  }

  function stateOf({ reachedAt, deliveries }: StoredSubmission): SentQuote['state'] {
    if (reachedAt !== undefined) return 'sent'
    return sending && deliveries.some(({ lastFailure }) => lastFailure) ? 'delayed' : 'kept'
  }
}
