import { randomUUID } from 'node:crypto'
import { productTypes, subjects } from '#content/company/contact-form.ts'
import type { Submission } from '#domain/submission/submission.ts'
import { createLimiter } from '#server/http/limiter.ts'
import type { Outcome } from './outbox/outbox.ts'
import { createProofOfWork } from './proof-of-work.ts'
import { createTakeSubmission, type Taken } from './take-submission.ts'

const states = [{ name: 'New Jersey', code: 'NJ' }]
const names = ['United States', 'Estados Unidos']
const statesOf = (country: string) => (names.includes(country) ? states : undefined)

type Options = { outcome?: Outcome | Error; everybody?: number; lost?: boolean }

/** Takes submissions with an outcome that the test chooses. */
export function takeWorld({
  outcome = { state: 'delivered', itemId: 'item' },
  everybody = 100,
  lost = false,
}: Options = {}) {
  const sent: Submission[] = []
  const errors: unknown[] = []
  const time = { now: Date.UTC(2026, 10, 20, 12) }
  const limiter = (points: number) =>
    createLimiter(randomUUID(), { points, seconds: 600 }, undefined)
  const take = createTakeSubmission({
    submit: async (submission) => {
      sent.push(submission)
      if (outcome instanceof Error) throw outcome
      return outcome
    },
    statesOf,
    recordedName: (country) => (country === 'Estados Unidos' ? 'United States' : country),
    choices: { subjects, productTypes },
    formFields: {},
    nameOf: (partNumber) => (partNumber === 'QV-15' ? 'Ball valve' : undefined),
    pageOf: async ({ id }) => {
      if (lost) throw new Error('away')
      return `/quote/secret-of-${id}`
    },
    everybody: limiter(everybody),
    proofs: createProofOfWork({ secret: 'secret', spent: limiter(1) }),
    log: { error: (...line: unknown[]) => void errors.push(line) },
    now: () => time.now,
  })
  const sender = { address: '203.0.113.9', solves: true }
  const send = (input: object, kind: Submission['kind'] = 'contact', from = sender) =>
    take(kind, { ...input }, from)
  return { send, sender, sent, errors, time }
}

/** As a form posts it. */
export const form = ({ id, fields }: Submission) => ({ ...fields, submissionId: id })
export const error = ({ answer }: Taken) => (answer.ok ? undefined : answer.error)
