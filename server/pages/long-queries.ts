import { Hono, type Context } from 'hono'
import { readBody } from '#server/http/read-body.ts'

/** Of 2,000 lines that were pasted, a hundred characters each. */
const maxBytes = 256 * 1024

/** Pages whose form says more than an address takes: they change nothing, and answer likewise. */
export function longQueries(
  paths: readonly string[],
  answer: (c: Context, query: string) => Promise<Response>,
): Hono {
  const app = new Hono()
  for (const path of paths) {
    app.post(path, async (c) => {
      const body = await readBody(c.req.raw, maxBytes)
      if (body === 'broken') return c.text('The form could not be read.', 400)
      if (body === 'too large') {
        return c.text(`This is too long: ${maxBytes / 1024} KB at most. Please send less.`, 413)
      }
      return answer(c, body.text)
    })
  }
  return app
}
