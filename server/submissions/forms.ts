import { every } from 'hono/combine'
import type { Redis } from 'ioredis'
import { fieldsOf, type FormName } from '#domain/submission/form-shape.ts'
import { type Range, createClientAddress } from '#server/http/client-address.ts'
import { createLimiter, type Rate, rateLimit } from '#server/http/limiter.ts'
import { sameOrigin } from '#server/http/same-origin.ts'
import { rowsOf } from '#domain/submission/line-rows.ts'
import type { Places } from './places.ts'
import { postedForms, type FormAddress, type PostedKind, type ShowPosted } from './posted-form.ts'
import { createProofOfWork, proofSeconds } from './proof-of-work.ts'
import { longForm, type Input } from './read-form.ts'
import { submissions } from './submissions-api.ts'
import { createTakeSubmission, type TakeDependencies } from './take-submission.ts'

type Dependencies = Omit<TakeDependencies, keyof Places | 'everybody' | 'proofs' | 'now'> & {
  /** Of this site, with its scheme. */
  siteUrl: string
  trustedProxies: readonly Range[]
  /** Submissions of one address. */
  rate: Rate
  /** Signs challenges; servers of one site share it. */
  challengeSecret: string
  /** Where all servers count together; undefined counts in memory. */
  redis: Redis | undefined
  places: Places
  addresses: Record<'contact' | 'quote', FormAddress>
}

/** So many visitors may use their whole limit at once before all have to solve a challenge. */
const maxBusyVisitors = 5

/** The ways in which forms come in, and what keeps abusers from them. */
export function createForms({
  siteUrl,
  trustedProxies,
  rate,
  challengeSecret,
  redis,
  places,
  addresses,
  ...taking
}: Dependencies) {
  const limit = (name: string, rate: Rate) => createLimiter(name, rate, redis)
  const { points, seconds } = rate
  const limiter = limit('submissions', rate)
  const clientAddress = createClientAddress(trustedProxies)
  const origin = sameOrigin(siteUrl)
  const take = createTakeSubmission({
    ...taking,
    statesOf: places.statesOf,
    recordedName: places.recordedName,
    everybody: limit('all-submissions', { points: points * maxBusyVisitors, seconds }),
    proofs: createProofOfWork({
      secret: challengeSecret,
      spent: limit('proofs', { points: 1, seconds: proofSeconds }),
    }),
  })
  const namesOf = (form: FormName) => fieldsOf(form, taking.formFields).map(({ name }) => name)
  const forms: PostedKind[] = [
    { kind: 'contact', ...addresses.contact, names: namesOf('contact') },
    {
      kind: 'quote',
      ...addresses.quote,
      names: [...namesOf('quote'), 'lines'],
      limits: longForm,
      gather: gatherLines,
    },
  ]
  return {
    api: submissions({
      take,
      clientAddress,
      guards: every(origin, rateLimit({ limiter, clientAddress })),
    }),
    page: (show: ShowPosted) =>
      postedForms({ take, clientAddress, limiter, guards: origin, forms, show }),
  }
}

/** A quote's rows, which a page posts field by field, as the one list that its schema reads. */
function gatherLines(input: Input): Input {
  if (input.lines !== undefined || input.partNumber === undefined) return input
  return { ...input, lines: JSON.stringify(rowsOf((field) => all(input[field]))) }
}

/** A field that comes once is a text, more often a list. */
const all = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).map((one) => (typeof one === 'string' ? one : ''))
