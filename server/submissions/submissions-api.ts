import { Hono, type MiddlewareHandler } from 'hono'
import type { ClientAddress } from '#server/http/client-address.ts'
import { longForm, readForm } from './read-form.ts'
import type { TakeSubmission } from './take-submission.ts'

type Dependencies = {
  take: TakeSubmission
  clientAddress: ClientAddress
  /** What a request has to pass before it is read. */
  guards: MiddlewareHandler
}

/** `POST /api/contact`, `/api/lead` and `/api/quote`: read, take, tell the outcome. */
export function submissions({ take, clientAddress, guards }: Dependencies): Hono {
  const api = new Hono()
  for (const kind of ['contact', 'lead', 'quote'] as const) {
    api.post(`/${kind}`, guards, async (c) => {
      c.header('cache-control', 'no-store')
      const form = await readForm(c.req.raw, kind === 'quote' ? longForm : undefined)
      if (!form.ok) return c.json({ ok: false, error: form.error }, form.status)
      const sender = { address: clientAddress(c), solves: true }
      const { status, answer, retryAfter } = await take(kind, form.input, sender)
      if (retryAfter !== undefined) c.header('retry-after', String(retryAfter))
      return c.json(answer, status)
    })
  }
  return api
}
