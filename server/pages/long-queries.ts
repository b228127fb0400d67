import { Hono, type Context } from 'hono'
import { readBody } from '#server/http/read-body.ts'
import { fillIn } from '#domain/texts/fill-in.ts'
import * as texts from '#texts/answers.ts'

/**
 * Of 10,000 lines that were pasted, a hundred characters each: fewer of them are read, and the others
 * counted, which is more than to be told that it was too much.
 */
const maxBytes = 1024 * 1024

/** Pages whose form says more than an address takes: they change nothing, and answer likewise. */
export function longQueries(
  paths: readonly string[],
  answer: (c: Context, query: string) => Promise<Response>,
): Hono {
  const app = new Hono()
  for (const path of paths) {
    app.post(path, async (c) => {
      const body = await readBody(c.req.raw, maxBytes)
      if (body === 'broken') return c.text(texts.formUnread, 400)
      if (body === 'too large') {
        return c.text(fillIn(texts.textTooLong, { most: maxBytes / 1024 }), 413)
      }
      return answer(c, body.text)
    })
  }
  return app
}
