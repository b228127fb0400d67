import { Hono, type Context, type MiddlewareHandler } from 'hono'
import type { PostedForm } from '#domain/submission/answer.ts'
import { ContactFields } from '#domain/submission/contact.ts'
import { cleanText } from '#domain/submission/form-fields.ts'
import type { Limiter } from '../http/limiter.ts'
import type { ClientAddress } from '../http/client-address.ts'
import { rateLimit } from '../http/rate-limit.ts'
import { limitedPage, limitedPageHeaders } from './limited-page.ts'
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

  const refuse = (c: Context, { message }: PostedForm['error']) =>
    c.html(limitedPage(message), 429, limitedPageHeaders)

  const limited = rateLimit({ limiter, clientAddress, refuse })
  return new Hono().post(address.page, guards, limited, async (c) => {
    const form = await readForm(c.req.raw)
    if (!form.ok) return show(c, { ...form, values: {} })
    const sender = { address: clientAddress(c), solves: false }
    const { status, answer, retryAfter } = await take('contact', form.input, sender)
    // A page of its own, so that loading it again posts nothing.
    if (answer.ok) return c.redirect(address.sent, 303)
    if (status === 429) {
      c.header('retry-after', String(retryAfter))
      c.header('cache-control', 'no-store')
      return refuse(c, answer.error)
    }
    return show(c, { status, values: keptValues(form.input), error: answer.error })
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
