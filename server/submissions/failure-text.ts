import { submissionFailed, submissionFailedBecause } from '#domain/submission/answer.ts'
import type { Submission } from '#domain/submission/submission.ts'
import type { DeliveryFailure } from '#server/ports/submission-store.ts'

/** What a visitor reads when the service of that name did not take a submission (SPECIFICATION §8). */
export function failureText(
  kind: Submission['kind'],
  { code, message }: DeliveryFailure,
  service: string,
): string {
  const isAnswer = code === 'rejected' || (code === 'limited' && message !== undefined)
  if (kind === 'lead') {
    return submissionFailedBecause((isAnswer && message) || `${service} did not take it`)
  }
  if (isAnswer) return `${service} error: ${message || 'Unknown'}`
  if (code === 'unexpected') return `Unexpected response from ${service}`
  return submissionFailed
}
