import type { Submission } from '#domain/lead/submission.ts'
import type { DeliveryFailure } from '#server/ports/submission-store.ts'

const service = 'monday.com'

/** What a visitor reads when the service did not take a submission (SPECIFICATION §8). */
export function failureText(kind: Submission['kind'], { code, message }: DeliveryFailure): string {
  const isAnswer = code === 'rejected' || (code === 'limited' && message !== undefined)
  if (kind === 'lead') {
    return `Submission failed: ${(isAnswer && message) || `${service} did not take it`}`
  }
  if (isAnswer) return `${service} error: ${message || 'Unknown'}`
  if (code === 'unexpected') return `Unexpected response from ${service}`
  return 'Submission failed.'
}
