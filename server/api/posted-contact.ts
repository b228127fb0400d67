import { Hono, type Context, type MiddlewareHandler } from 'hono'
import type { PostedForm } from '#domain/lead/answer.ts'
import { ContactFields } from '#domain/lead/contact.ts'
import { cleanText } from '#domain/lead/form-fields.ts'
import type { Limiter } from '#server/limits/limiter.ts'
import type { ClientAddress } from '#server/middleware/client-address.ts'
import { rateLimit } from '#server/middleware/rate-limit.ts'
import { readForm, type Input } from './read-form.ts'
import type { TakeSubmission } from './take-submission.ts'

/** Answers with the page of a form, filled in as it was posted. */
export type ShowPosted = (c: Context, posted: PostedForm) => Promise<Response>

type Dependencies = {
  take: TakeSubmission
  clientAddress: ClientAddress
  limiter: Limiter
  /** What a request has to pass before it is read, besides the limit. */
  guards: MiddlewareHandler
  /** Where the form is, and where a visitor goes once it is taken. */
  address: { page: string; sent: string }
  show: ShowPosted
}

/** The contact form posted by a browser without JavaScript: the same rules, a page for an answer. */
export function postedContact(dependencies: Dependencies): Hono {
  const { take, clientAddress, limiter, guards, address, show } = dependencies

  const refuse = async (c: Context, error: PostedForm['error']) => {
    const form = await readForm(c.req.raw)
    return show(c, { status: 429, values: form.ok ? keptValues(form.input) : {}, error })
  }

  const limited = rateLimit({ limiter, clientAddress, refuse })
  return new Hono().post(address.page, guards, limited, async (c) => {
    const form = await readForm(c.req.raw)
    if (!form.ok) return show(c, { ...form, values: {} })
    const sender = { address: clientAddress(c), solves: false }
    const { status, answer, retryAfter } = await take('contact', form.input, sender)
    // A page of its own, so that loading it again posts nothing.
    if (answer.ok) return c.redirect(address.sent, 303)
    const page = await show(c, { status, values: keptValues(form.input), error: answer.error })
    if (retryAfter) page.headers.set('retry-after', String(retryAfter))
    return page
  })
}

/** What the form itself can show again. */
function keptValues(input: Input): Record<string, string> {
  const values = Object.keys(ContactFields.shape).flatMap((name) => {
    const value = Object.hasOwn(input, name) ? input[name] : undefined
    return typeof value === 'string' ? [[name, cleanText(value)] as const] : []
  })
  return Object.fromEntries(values)
}
