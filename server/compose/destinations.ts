import type { Logger } from 'pino'
import { formFields } from '#app/features/contact/form-fields.ts'
import { boards } from '#content/company/enquiries.ts'
import { site } from '#content/site.ts'
import { createSmtpDestination } from '#server/adapters/destination/smtp.ts'
import { createWebhookDestination } from '#server/adapters/destination/webhook.ts'
import { createMondayTracker } from '#server/adapters/work-tracker/monday.ts'
import type { Env } from '#server/env.ts'
import type { Destination } from '#server/ports/destination.ts'
import { boardDestination } from '#server/submissions/outbox/board-destination.ts'

type Settings = Pick<Env, 'monday' | 'smtp' | 'webhook'>

/** Where the environment says that enquiries go; the first one's failures are what visitors read. */
export function chooseDestinations({ monday, smtp, webhook }: Settings, log: Logger) {
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
