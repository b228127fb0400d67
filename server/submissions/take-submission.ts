import type { Logger } from 'pino'
import * as z from 'zod'
import type { FormFields } from '#domain/records/form-fields.ts'
import {
  submissionFailed,
  type StoredAs,
  type SubmissionAnswer,
  type SubmissionError,
  submissionFailedBecause,
} from '#domain/submission/answer.ts'
import { parseContact, type ContactChoices } from '#domain/submission/contact.ts'
import type { FieldErrors } from '#domain/submission/form-fields.ts'
import { guardFields, minOpenMilliseconds } from '#domain/submission/form-guards.ts'
import { parseLead } from '#domain/submission/lead.ts'
import { parseQuote, type QuoteFields } from '#domain/submission/quote.ts'
import { referenceOf } from '#domain/submission/reference.ts'
import type { StatesOf } from '#domain/submission/state.ts'
import type { Submission } from '#domain/submission/submission.ts'
import { type Limiter, tooMany } from '#server/http/limiter.ts'
import { fillIn } from '#domain/texts/fill-in.ts'
import * as texts from '#texts/answers.ts'
import * as formTexts from '#texts/forms.ts'
import { uuidOf } from '#server/http/uuid-of.ts'
import type { ProofOfWork } from './proof-of-work.ts'
import type { Outcome } from './outbox/outbox.ts'
import type { Input } from './read-form.ts'
import type { Arrival } from './outbox/first-arrival.ts'

export type TakeDependencies = {
  submit: (submission: Submission) => Promise<Outcome>
  statesOf: StatesOf
  /** The name under which a country of the form is kept. */
  recordedName: (country: string) => string
  choices: ContactChoices
  /** What the company's forms ask for. */
  formFields: FormFields
  /** Names the product that has a part number. */
  nameOf: (partNumber: string) => string | undefined
  /** The page of a stored submission, where it has one. */
  pageOf: (submission: Submission) => Promise<string | undefined>
  /** Counts the submissions of all visitors together. */
  everybody: Limiter
  proofs: ProofOfWork
  log: Pick<Logger, 'error'>
  now?: () => number
}

type Sender = {
  address: string
  /** False for a form posted without JavaScript: it cannot solve a challenge. */
  solves: boolean
}
type Status = 200 | 400 | 409 | 422 | 428 | 429 | 502 | 503 | 504
export type Taken = { status: Status; answer: SubmissionAnswer; retryAfter?: number }
export type TakeSubmission = (
  kind: Submission['kind'],
  input: Input,
  sender: Sender,
) => Promise<Taken>

/** A store that was away may be back in so many seconds. */
const storeSeconds = 10

const Id = z.uuid().transform((id) => id.toLowerCase())

const noteOf = ({ page }: StoredAs) => (page ? texts.requestStored : texts.enquiryStored)

/** Checks a form, stores and delivers it, and says what came of it. */
export function createTakeSubmission(dependencies: TakeDependencies): TakeSubmission {
  const { submit, statesOf, recordedName, choices, formFields, everybody } = dependencies
  const { nameOf, pageOf, proofs, log, now = Date.now } = dependencies
  const parsers = {
    contact: (input: Input) => parseContact(input, statesOf, choices, formFields),
    lead: (input: Input) => parseLead(input, statesOf, formFields),
    quote: (input: Input) => parseQuote(input, statesOf, formFields),
  }

  return async (kind, input, sender) => {
    const errors: FieldErrors = input[guardFields.trap]
      ? { [guardFields.trap]: texts.leaveEmpty }
      : {}
    const parsed = parsers[kind](input)
    if (!parsed.ok) Object.assign(errors, parsed.errors)
    const given = input[guardFields.id] ?? ''
    const id = Id.optional().safeParse(given === '' ? undefined : given)
    if (!id.success) return refusal(400, 'malformed', texts.idMalformed)
    if (!parsed.ok || Object.keys(errors).length > 0) {
      return refusal(422, 'invalid', texts.correctFields, { fields: errors })
    }
    const demand = await demandProof(input, sender)
    if (demand) return demand
    const values = { ...parsed.values, country: recordedName(parsed.values.country) }
    const submission = {
      kind,
      fields: 'lines' in values ? withNames(values, nameOf) : values,
      id: id.data ?? derivedId(kind, values, sender.address, now()),
    } as Submission
    let outcome: Outcome
    try {
      outcome = await submit(submission)
    } catch (error) {
      log.error({ err: error, id: submission.id }, 'submission: could not be stored')
      const refused = refusal(503, 'unavailable', submissionFailed, { note: formTexts.later })
      return { ...refused, retryAfter: storeSeconds }
    }
    return answerTo(submission, outcome, await stored(submission, outcome))
  }

  /** It is stored, whether or not its page can be told just now. */
  async function stored(submission: Submission, { state }: Outcome): Promise<StoredAs> {
    const reference = referenceOf(submission)
    if (submission.kind !== 'quote' || state === 'conflict') return { reference }
    const page = await pageOf(submission).catch((error: unknown) => {
      log.error({ err: error, id: submission.id }, 'submission: its page is not known')
    })
    return { reference, ...(page && { page }) }
  }

  /** A challenge only where something is odd: filled in too quickly, or too many at once. */
  async function demandProof(input: Input, { solves }: Sender): Promise<Taken | undefined> {
    const proof = input[guardFields.proof]
    if (proof && (await proofs.accepts(proof))) return undefined
    if (!proof && !isTooQuick(input[guardFields.open])) {
      const taken = await everybody.take('all')
      if (taken.ok) return undefined
      if (!solves) {
        const { code, message } = tooMany(taken.retryAfter)
        return { ...refusal(429, code, message), retryAfter: taken.retryAfter }
      }
    }
    const challenge = await proofs.challenge()
    return refusal(428, 'challenge', texts.solveChallenge, { challenge })
  }
}

function isTooQuick(open: unknown): boolean {
  const milliseconds = typeof open === 'string' && open.trim() ? Number(open) : open
  return typeof milliseconds === 'number' && milliseconds < minOpenMilliseconds
}

/** As the catalogue names them now: what is delivered must not change between two attempts. */
function withNames(fields: QuoteFields, nameOf: TakeDependencies['nameOf']): QuoteFields {
  const lines = fields.lines.map((line) => {
    const name = nameOf(line.partNumber)
    return name === undefined ? line : { ...line, name }
  })
  return { ...fields, lines }
}

/** One a day for the same words from the same address: a double click without JavaScript makes one record. */
function derivedId(kind: string, fields: object, address: string, time: number): string {
  const day = new Date(time).toISOString().slice(0, 10)
  return uuidOf(JSON.stringify([kind, fields, address, day]))
}

function answerTo({ id, kind }: Submission, outcome: Outcome, stored: StoredAs): Taken {
  switch (outcome.state) {
    case 'delivered':
    case 'kept':
      return { status: 200, answer: { ok: true, id, ...stored } }
    case 'failed': {
      const text = failureText(kind, outcome)
      return refusal(502, outcome.failure.code, text, { note: noteOf(stored), ...stored })
    }
    case 'pending':
      return refusal(504, 'pending', submissionFailed, { note: noteOf(stored), ...stored })
    case 'conflict':
      return refusal(409, 'conflict', texts.sentBefore)
  }
}

const refusal = (
  status: Status,
  code: string,
  message: string,
  more: Omit<SubmissionError, 'code' | 'message'> = {},
): Taken => ({ status, answer: { ok: false, error: { code, message, ...more } } })

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
