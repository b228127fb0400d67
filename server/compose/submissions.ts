import { hkdfSync, randomBytes } from 'node:crypto'
import type { Redis } from 'ioredis'
import type { Logger } from 'pino'
import { formFields } from '#app/features/contact/form-fields.ts'
import { sentPaths } from '#app/features/contact/sent-paths.ts'
import { paths } from '#app/lib/paths.ts'
import { productTypes, subjects } from '#content/company/contact-form.ts'
import { firstCountries } from '#content/company/contact.ts'
import type { LiveCatalogue } from '#server/catalogue/live-catalogue.ts'
import type { Env } from '#server/env.ts'
import type { Metrics } from '#server/http/metrics.ts'
import { createForms } from '#server/submissions/forms.ts'
import { createOutbox } from '#server/submissions/outbox/outbox.ts'
import { createRetention } from '#server/submissions/outbox/retention.ts'
import { submissionsGauges } from '#server/submissions/outbox/submissions-gauges.ts'
import { createSubmissionsState, nowhere } from '#server/submissions/outbox/submissions-state.ts'
import { createPlaces } from '#server/submissions/places.ts'
import { createSentQuotes } from '#server/submissions/sent-quotes.ts'
import { boards } from '#content/company/enquiries.ts'
import { site } from '#content/site.ts'
import { createSmtpDestination } from '#server/adapters/destination/smtp.ts'
import { createWebhookDestination } from '#server/adapters/destination/webhook.ts'
import { createMondayTracker } from '#server/adapters/work-tracker/monday.ts'
import type { Destination } from '#server/ports/destination.ts'
import { boardDestination } from '#server/submissions/outbox/board-destination.ts'
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
  const destinations = chooseDestinations(env, log)
  const delivered = metrics.counter(
    'submissions_delivered_total',
    'Submissions delivered.',
    'destination',
  )
  const failed = metrics.counter(
    'submissions_failed_attempts_total',
    'Attempts to deliver a submission that failed.',
    'destination',
    'code',
  )
  const outbox = createOutbox({
    store,
    destinations,
    log,
    onAttempt: (attempt, destination) => {
      if (attempt.state === 'delivered') delivered(destination)
      if (attempt.state === 'failed') failed(destination, attempt.failure.code)
    },
  })
  const keys = Object.keys(outbox.destinations)
  const sending = keys.length > 0
  const days = env.SUBMISSIONS_KEEP_DAYS
  const retention = createRetention({
    store,
    destinations: keys,
    days,
    waitingDays: env.SUBMISSIONS_KEEP_WAITING_DAYS,
    log,
  })
  const places = createPlaces(firstCountries, undefined, formFields.countries)
  const forms = createForms({
    siteUrl: env.SITE_URL,
    trustedProxies: env.TRUST_PROXY,
    rate: env.LIMIT_SUBMISSIONS,
    challengeSecret: challengeSecret(env),
    log,
    redis,
    submit: outbox.submit,
    places,
    choices: { subjects, productTypes },
    formFields,
    nameOf: (partNumber) => live.current().numbers(partNumber)?.product.name,
    pageOf: async ({ id }) => {
      const secret = (await store.get(id))?.secret
      return secret && sentPaths.quote(secret)
    },
    addresses: {
      contact: { page: paths.contact(), sent: ({ reference }) => sentPaths.contact(reference) },
      quote: { page: paths.quote(), sent: ({ page }) => sentPaths.justSent(page ?? paths.quote()) },
    },
  })
  const state = createSubmissionsState({ store, destinations: outbox.destinations, log })
  submissionsGauges(metrics, state)

  return {
    forms,
    places,
    quotes: {
      sent: createSentQuotes({ store, sending }),
      keepDays: days,
    },
    state,
    start() {
      if (sending) log.info({ destinations: outbox.destinations }, 'submissions: sent on')
      else log.warn(`submissions: ${nowhere}`)
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
function challengeSecret({ MONDAY_API_TOKEN: token, webhook, smtp }: Env): string {
  const shared = token ?? webhook?.key ?? smtp?.password
  if (!shared?.length) return randomBytes(32).toString('hex')
  return Buffer.from(hkdfSync('sha256', shared, '', 'challenges', 32)).toString('hex')
}

type Settings = Pick<Env, 'monday' | 'smtp' | 'webhook'>

/** Where the environment says that enquiries go; the first one's failures are what visitors read. */
function chooseDestinations({ monday, smtp, webhook }: Settings, log: Logger) {
  const { timeZone } = site
  const destinations: Destination[] = []
  if (monday) {
    const tracker = createMondayTracker({ fetch, log, ...monday })
    destinations.push(boardDestination({ key: 'monday', tracker, boards, formFields, timeZone }))
  }
  if (smtp) destinations.push(createSmtpDestination({ ...smtp, formFields, log, timeZone }))
  if (webhook) destinations.push(createWebhookDestination({ ...webhook, fetch }))
  return destinations
}
