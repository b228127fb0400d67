import { submissionFailed, submissionFailedBecause } from '#domain/submission/answer.ts'
import type { Submission } from '#domain/submission/submission.ts'
import { fillIn } from '#domain/texts/fill-in.ts'
import * as texts from '#texts/answers.ts'
import type { Arrival } from './outbox/first-arrival.ts'

/**
 * What a visitor reads when no destination took a submission (SPECIFICATION §8). What a service
 * without a name for visitors answered is for the operator alone.
 */
export function failureText(
  kind: Submission['kind'],
  { failure, service }: Pick<Extract<Arrival, { state: 'failed' }>, 'failure' | 'service'>,
): string {
  const { code, message } = failure
  const isAnswer = code === 'rejected' || (code === 'limited' && message !== undefined)
  if (kind === 'lead') {
    const because = isAnswer && service ? message : undefined
    return submissionFailedBecause(because || notTakenBy(service))
  }
  if (!service) return submissionFailed
  if (isAnswer)
    return fillIn(texts.serviceError, { service, message: message || texts.serviceErrorUnknown })
  if (code === 'unexpected') return fillIn(texts.serviceUnexpected, { service })
  return submissionFailed
}

const notTakenBy = (service: string | undefined): string =>
  service ? fillIn(texts.serviceRefused, { service }) : texts.mailboxRefused
