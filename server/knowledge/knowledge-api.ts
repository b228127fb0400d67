import { Hono } from 'hono'
import type { LiveKnowledge } from '#server/knowledge/live-knowledge.ts'

const maxQueryLength = 200

/** `GET /search?q=`: documents whose names or texts hold the words, best first. */
export function knowledgeApi({ search }: Pick<LiveKnowledge, 'search'>): Hono {
  return new Hono().get('/search', async (c) => {
    const query = c.req.query('q') ?? ''
    if (query.length > maxQueryLength) {
      const message = `Search for at most ${maxQueryLength} characters.`
      return c.json({ error: { code: 'too-long', message } }, 400)
    }
    return c.json({ hits: await search(query) }, 200, { 'cache-control': 'no-cache' })
  })
}
