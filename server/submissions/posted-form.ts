import { Hono, type Context, type MiddlewareHandler } from 'hono'
import type { PostedForm, StoredAs } from '#domain/submission/answer.ts'
import { cleanText } from '#domain/submission/form-fields.ts'
import type { Submission } from '#domain/submission/submission.ts'
import type { Limiter } from '../http/limiter.ts'
import type { ClientAddress } from '../http/client-address.ts'
import * as texts from '#texts/answers.ts'
import { busyHeaders } from '../http/busy-answer.ts'
import { rateLimit } from '../http/limiter.ts'
import { limitedPage, limitedPageHeaders } from './limited-page.ts'
import { readForm, type FormLimits, type Input } from './read-form.ts'
import type { TakeSubmission } from './take-submission.ts'

/** Answers with the page of a form, filled in as it was posted; undefined where too many pages wait. */
export type ShowPosted = (c: Context, posted: PostedForm) => Promise<Response | undefined>

/** Where a form is, and where a visitor goes once it is taken. */
export type FormAddress = { page: string; sent: (stored: StoredAs) => string }

/** What tells one form from the other. */
export type PostedKind = FormAddress & {
  kind: Submission['kind']
  /** Its fields, of which the page shows again what was filled in. */
  names: readonly string[]
  limits?: FormLimits
  /** Makes of what the page posts what its schema reads. */
  gather?: (input: Input) => Input
}

type Dependencies = {
  take: TakeSubmission
  clientAddress: ClientAddress
  limiter: Limiter
  /** What a request has to pass before it is read, besides the limit. */
  guards: MiddlewareHandler
  forms: readonly PostedKind[]
  show: ShowPosted
}

/** Forms posted by a browser without JavaScript: the same rules, a page for an answer. */
export function postedForms(dependencies: Dependencies): Hono {
  const { take, clientAddress, limiter, guards, forms, show } = dependencies

  const refuse = (c: Context, { message }: PostedForm['error']) =>
    c.html(limitedPage(message), 429, limitedPageHeaders)

  /** What came of the form is told also where its page cannot be made. */
  const shown = async (c: Context, posted: PostedForm) =>
    (await show(c, posted)) ??
    c.html(limitedPage(outcomeOf(posted), texts.busy), 503, {
      ...limitedPageHeaders,
      ...busyHeaders,
    })

  const limited = rateLimit({ limiter, clientAddress, refuse })
  const app = new Hono()
  for (const { kind, page, sent, names, limits, gather = same } of forms) {
    app.post(page, guards, limited, async (c) => {
      const form = await readForm(c.req.raw, limits)
      if (!form.ok) return shown(c, { ...form, values: {} })
      const input = gather(form.input)
      const sender = { address: clientAddress(c), solves: false }
      const { status, answer, retryAfter } = await take(kind, input, sender)
      // A page of its own, so that loading it again posts nothing.
      if (answer.ok) return c.redirect(sent(answer), 303)
      if (status === 429) {
        c.header('retry-after', String(retryAfter))
        c.header('cache-control', 'no-store')
        return refuse(c, answer.error)
      }
      const page = await shown(c, { status, values: keptValues(input, names), error: answer.error })
      if (retryAfter !== undefined) page.headers.set('retry-after', String(retryAfter))
      return page
    })
  }
  return app
}

const outcomeOf = ({ error: { message, note } }: PostedForm) =>
  note ? `${message} ${note}` : message

const same = (input: Input) => input

/** What the form itself can show again. */
function keptValues(input: Input, names: readonly string[]): Record<string, string> {
  const values = names.flatMap((name) => {
    const value = Object.hasOwn(input, name) ? input[name] : undefined
    return typeof value === 'string' ? [[name, cleanText(value)] as const] : []
  })
  return Object.fromEntries(values)
}
