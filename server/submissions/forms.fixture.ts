import { Hono } from 'hono'
import pino from 'pino'
import { subjects } from '#content/company/contact-form.ts'
import type { FormFields } from '#domain/records/form-fields.ts'
import type { PostedForm } from '#domain/submission/answer.ts'
import { readEnv } from '#server/env.fixture.ts'
import { createForms } from './forms.ts'
import { outboxWorld } from './outbox/outbox.fixture.ts'
import { createPlaces } from './places.ts'

/** The endpoints of the forms on a store of their own, as the server has them. */
export function formsWorld(variables: Record<string, string> = {}, formFields: FormFields = {}) {
  const places = createPlaces([], undefined, formFields.countries)
  const { outbox, store, items } = outboxWorld()
  const env = readEnv({ LIMIT_SUBMISSIONS: '1000/min', ...variables })
  const forms = createForms({
    siteUrl: env.SITE_URL,
    trustedProxies: env.TRUST_PROXY,
    rate: env.LIMIT_SUBMISSIONS,
    challengeSecret: 'of a test',
    log: pino({ level: 'silent' }),
    redis: undefined,
    submit: outbox.submit,
    places,
    choices: { subjects, productTypes: ['Valves', 'Spare parts', 'Gauges', 'Other'] },
    formFields,
    nameOf: (partNumber) => (partNumber.toUpperCase() === 'QV-15' ? 'Ball valve' : undefined),
    pageOf: async ({ id }) => `/quote/${(await store.get(id))?.secret}`,
    addresses: {
      contact: { page: '/contact-us', sent: ({ reference }) => `/contact-us?sent=${reference}` },
      quote: { page: '/quote', sent: ({ page }) => `${page}?sent=1` },
    },
  })
  const shown: PostedForm[] = []
  const load = { isFull: false }
  const page = forms.page(async (c, posted) => {
    if (load.isFull) return undefined
    shown.push(posted)
    return c.html('the page', posted.status as 422)
  })
  const app = new Hono().route('/api', forms.api).route('/', page)

  return {
    app,
    store,
    items,
    shown,
    /** Whether too many pages wait to be made. */
    load,
    /** What is stored, as it was sent. */
    stored: async () => {
      const rows = await store.list({ limit: 1000 })
      return rows.map(({ submission }) => submission)
    },
    post: async (path: string, body: unknown, headers: Record<string, string> = {}) => {
      const isForm = body instanceof URLSearchParams
      const type = isForm ? 'application/x-www-form-urlencoded' : 'application/json'
      const raw = isForm || typeof body === 'string' ? String(body) : JSON.stringify(body)
      const response = await app.request(path, {
        method: 'POST',
        headers: { 'content-type': type, ...headers },
        body: raw,
      })
      const text = await response.text()
      const isJson = response.headers.get('content-type')?.startsWith('application/json')
      const answer = isJson ? (JSON.parse(text) as Answer) : undefined
      return { status: response.status, headers: response.headers, answer, text }
    },
  }
}

type Answer = {
  ok: boolean
  id?: string
  reference?: string
  page?: string
  error?: {
    code: string
    message: string
    fields?: Record<string, string>
    reference?: string
    page?: string
  }
}
