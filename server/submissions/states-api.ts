import { Hono } from 'hono'
import { etag } from 'hono/etag'
import type { StatesOf } from '#domain/submission/state.ts'
import { fillIn } from '#domain/texts/fill-in.ts'
import * as texts from '#texts/answers.ts'

/**
 * `GET /api/states?country=NAME`: what a form's field for the state offers; none for free text, null
 * where there is no such field.
 */
export function states(statesOf: StatesOf): Hono {
  return new Hono().get('/states', etag({ weak: true }), (c) => {
    const country = c.req.query('country') ?? ''
    const found = statesOf(country)
    if (found === undefined) {
      const message = country
        ? fillIn(texts.noCountry, { country: country.slice(0, 80) })
        : texts.nameACountry
      const error = { code: 'unknown-country', message }
      return c.json({ error }, country ? 404 : 400, { 'cache-control': 'no-store' })
    }
    c.header('cache-control', 'public, max-age=86400, stale-while-revalidate=604800')
    return c.json({ country, states: found })
  })
}
