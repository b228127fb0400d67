import { every } from 'hono/combine'
import { Hono, type Context } from 'hono'
import type { ClientAddress } from '#server/http/client-address.ts'
import type { Limiter } from '#server/http/limiter.ts'
import { rateLimit } from '#server/http/limiter.ts'
import { readBody } from '#server/http/read-body.ts'
import { sameOrigin } from '#server/http/same-origin.ts'
import { limitedPage, limitedPageHeaders } from '#server/submissions/limited-page.ts'
import { fillIn } from '#domain/texts/fill-in.ts'
import * as texts from '#texts/answers.ts'

/** A list holds 200 lines: so much is 1,300 characters for each. */
const maxBytes = 256 * 1024

/**
 * How often one address may post a list: reading the worst text of the largest size takes a fifth of a
 * second of the thread.
 */
export const postedListRate = { points: 30, seconds: 60 }

type Dependencies = {
  siteUrl: string
  clientAddress: ClientAddress
  limiter: Limiter
  answer: (c: Context, query: string) => Promise<Response>
}

/** A page whose form says more than an address takes: it changes nothing, and answers likewise. */
export function longQueries(
  path: string,
  { siteUrl, clientAddress, limiter, answer }: Dependencies,
): Hono {
  const app = new Hono()
  const limited = rateLimit({
    limiter,
    clientAddress,
    refuse: (c, error) => c.html(limitedPage(error.message), 429, limitedPageHeaders),
  })
  app.post(path, every(sameOrigin(siteUrl), limited), async (c) => {
    const body = await readBody(c.req.raw, maxBytes)
    if (body === 'broken') return c.text(texts.formUnread, 400)
    if (body === 'too large') {
      return c.text(fillIn(texts.textTooLong, { most: maxBytes / 1024 }), 413)
    }
    return answer(c, body.text)
  })
  return app
}
