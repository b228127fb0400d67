import { hkdfSync, randomBytes } from 'node:crypto'
import type { Redis } from 'ioredis'
import type { Logger } from 'pino'
import { paths } from '#app/lib/paths.ts'
import { productTypes, typesOnBoard } from '#content/company/contact-form.ts'
import { firstCountries } from '#content/company/contact.ts'
import { createMondayTracker } from '#server/adapters/work-tracker/monday.ts'
import type { LiveCatalogue } from '#server/catalogue/live-catalogue.ts'
import type { Env } from '#server/env.ts'
import type { Metrics } from '#server/http/metrics.ts'
import { createForms } from '#server/submissions/forms.ts'
import { createOutbox } from '#server/submissions/outbox/outbox.ts'
import { createRetention } from '#server/submissions/outbox/retention.ts'
import { submissionsGauges } from '#server/submissions/outbox/submissions-gauges.ts'
import { createSubmissionsState } from '#server/submissions/outbox/submissions-state.ts'
import { createPlaces } from '#server/submissions/places.ts'
import { createSentQuotes } from '#server/submissions/sent-quotes.ts'
import { chooseSubmissionStore } from './submission-store.ts'

type Dependencies = {
  env: Env
  log: Logger
  metrics: Metrics
  redis: Redis | undefined
  live: LiveCatalogue
}

/** What visitors send: the forms, the store, the service behind it, and what sees to all three. */
export function composeSubmissions({ env, log, metrics, redis, live }: Dependencies) {
  const store = chooseSubmissionStore(env, (error) =>
    log.warn({ err: error }, 'submissions: connection lost'),
  )
  const delivered = metrics.counter('submissions_delivered_total', 'Submissions delivered.')
  const failed = metrics.counter(
    'submissions_failed_attempts_total',
    'Attempts to deliver a submission that failed.',
    'code',
  )
  const outbox = createOutbox({
    store,
    tracker: env.monday && createMondayTracker({ fetch, log, ...env.monday }),
    typesOnBoard,
    log,
    onAttempt: (attempt) => {
      if (attempt.state === 'delivered') delivered()
      if (attempt.state === 'failed') failed(attempt.failure.code)
    },
  })
  const retention = createRetention({ store, days: env.SUBMISSIONS_KEEP_DAYS, log })
  const places = createPlaces(firstCountries)
  const forms = createForms({
    siteUrl: env.SITE_URL,
    trustedProxies: env.TRUST_PROXY,
    rate: env.LIMIT_SUBMISSIONS,
    challengeSecret: challengeSecret(env),
    log,
    redis,
    submit: outbox.submit,
    service: outbox.service,
    places,
    productTypes,
    nameOf: (partNumber) => live.current().numbers(partNumber)?.product.name,
    pageOf: async ({ id }) => {
      const secret = (await store.get(id))?.secret
      return secret && paths.sentQuote(secret)
    },
    addresses: {
      contact: { page: paths.contact(), sent: ({ reference }) => paths.contactSent(reference) },
      quote: { page: paths.quote(), sent: ({ page }) => paths.justSent(page ?? paths.quote()) },
    },
  })
  const state = createSubmissionsState({ store, sending: outbox.sending, log })
  submissionsGauges(metrics, state)

  return {
    forms,
    places,
    quotes: {
      sent: createSentQuotes({ store, sending: outbox.sending }),
      keepDays: env.SUBMISSIONS_KEEP_DAYS,
    },
    state,
    start() {
      void outbox.start()
      void retention.start()
    },
    /** Resolves when nothing is under way, and everybody who still wants an answer has one. */
    async stop(answered: Promise<unknown>) {
      retention.stop()
      await Promise.all([outbox.stop(), answered])
      await store.close()
    },
  }
}

/**
 * Servers of one site sign challenges alike: by a key made of a secret they share anyway. Without
 * one, each has its own, and a challenge of another server is answered with a new one.
 */
function challengeSecret({ MONDAY_API_TOKEN: token }: Env): string {
  if (!token) return randomBytes(32).toString('hex')
  return Buffer.from(hkdfSync('sha256', token, '', 'challenges', 32)).toString('hex')
}
