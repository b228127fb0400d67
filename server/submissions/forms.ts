import { every } from 'hono/combine'
import type { Redis } from 'ioredis'
import type { Logger } from 'pino'
import type { Submission } from '#domain/submission/submission.ts'
import type { Range } from '#server/http/addresses.ts'
import { createClientAddress } from '#server/http/client-address.ts'
import { createLimiter, type Rate } from '#server/http/limiter.ts'
import { rateLimit } from '#server/http/rate-limit.ts'
import { sameOrigin } from '#server/http/same-origin.ts'
import type { Outcome } from './outbox/outbox.ts'
import type { Places } from './places.ts'
import { postedContact, type ShowPosted } from './posted-contact.ts'
import { createProofOfWork, proofSeconds } from './proof-of-work.ts'
import { submissions } from './submissions-api.ts'
import { createTakeSubmission } from './take-submission.ts'

type Dependencies = {
  /** Of this site, with its scheme. */
  siteUrl: string
  trustedProxies: readonly Range[]
  /** Submissions of one address. */
  rate: Rate
  /** Signs challenges; servers of one site share it. */
  challengeSecret: string
  log: Logger
  /** Where all servers count together; undefined counts in memory. */
  redis: Redis | undefined
  submit: (submission: Submission) => Promise<Outcome>
  /** Name of the service that submissions are delivered to. */
  service: string
  places: Places
  productTypes: readonly string[]
  address: { page: string; sent: string }
}

/** So many visitors may use their whole limit at once before all have to solve a challenge. */
const maxBusyVisitors = 5

/** The ways in which forms come in, and what keeps abusers from them. */
export function createForms({
  siteUrl,
  trustedProxies,
  rate,
  challengeSecret,
  log,
  redis,
  submit,
  service,
  places,
  productTypes,
  address,
}: Dependencies) {
  const limit = (name: string, rate: Rate) => createLimiter(name, rate, redis)
  const { points, seconds } = rate
  const limiter = limit('submissions', rate)
  const clientAddress = createClientAddress(trustedProxies)
  const origin = sameOrigin(siteUrl)
  const take = createTakeSubmission({
    submit,
    service,
    statesOf: places.statesOf,
    productTypes,
    everybody: limit('all-submissions', { points: points * maxBusyVisitors, seconds }),
    proofs: createProofOfWork({
      secret: challengeSecret,
      spent: limit('proofs', { points: 1, seconds: proofSeconds }),
    }),
    log,
  })
  return {
    api: submissions({
      take,
      clientAddress,
      guards: every(origin, rateLimit({ limiter, clientAddress })),
    }),
    page: (show: ShowPosted) =>
      postedContact({ take, clientAddress, limiter, guards: origin, address, show }),
  }
}
