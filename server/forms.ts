import { hkdfSync, randomBytes } from 'node:crypto'
import { every } from 'hono/combine'
import type { Redis } from 'ioredis'
import type { Logger } from 'pino'
import type { Submission } from '#domain/lead/submission.ts'
import { postedContact, type ShowPosted } from '#server/api/posted-contact.ts'
import { submissions } from '#server/api/submissions.ts'
import { createTakeSubmission } from '#server/api/take-submission.ts'
import type { Env } from '#server/env.ts'
import { createLimiter, type Rate } from '#server/limits/limiter.ts'
import { createProofOfWork, proofSeconds } from '#server/limits/proof-of-work.ts'
import { createClientAddress } from '#server/middleware/client-address.ts'
import { rateLimit } from '#server/middleware/rate-limit.ts'
import { sameOrigin } from '#server/middleware/same-origin.ts'
import type { Outcome } from '#server/outbox/outbox.ts'
import type { Places } from '#server/places/places.ts'

type Dependencies = {
  env: Env
  log: Logger
  /** Where all servers count together; undefined counts in memory. */
  redis: Redis | undefined
  submit: (submission: Submission) => Promise<Outcome>
  places: Places
  productTypes: readonly string[]
  address: { page: string; sent: string }
}

/** So many visitors may use their whole limit at once before all have to solve a challenge. */
const busyVisitors = 5

/** The ways in which forms come in, and what keeps abusers from them. */
export function createForms({
  env,
  log,
  redis,
  submit,
  places,
  productTypes,
  address,
}: Dependencies) {
  const limit = (name: string, rate: Rate) => createLimiter(name, rate, redis)
  const { points, seconds } = env.LIMIT_SUBMISSIONS
  const limiter = limit('submissions', env.LIMIT_SUBMISSIONS)
  const clientAddress = createClientAddress(env.TRUST_PROXY)
  const origin = sameOrigin(env.SITE_URL)
  const take = createTakeSubmission({
    submit,
    statesOf: places.statesOf,
    productTypes,
    everybody: limit('all-submissions', { points: points * busyVisitors, seconds }),
    proofs: createProofOfWork({
      secret: sharedSecret(env),
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

/**
 * Servers of one site sign challenges alike: by a key made of a secret they share anyway. Without
 * one, each has its own, and a challenge of another server is answered with a new one.
 */
function sharedSecret({ MONDAY_API_TOKEN: token }: Env): string {
  if (!token) return randomBytes(32).toString('hex')
  return Buffer.from(hkdfSync('sha256', token, '', 'challenges', 32)).toString('hex')
}
