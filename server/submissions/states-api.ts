import { Hono } from 'hono'
import type { StatesOf } from '#domain/submission/state.ts'
import { entityTag, matchesEntityTag } from '#server/http/entity-tag.ts'
import { fillIn } from '#domain/texts/fill-in.ts'
import * as texts from '#texts/answers.ts'

/**
 * `GET /api/states?country=NAME`: what a form's field for the state offers; none for free text, null
 * where there is no such field.
 */
export function states(statesOf: StatesOf): Hono {
  return new Hono().get('/states', (c) => {
    const country = c.req.query('country') ?? ''
    const found = statesOf(country)
    if (found === undefined) {
      const message = country
        ? fillIn(texts.noCountry, { country: country.slice(0, 80) })
        : texts.nameACountry
      const error = { code: 'unknown-country', message }
      return c.json({ error }, country ? 404 : 400, { 'cache-control': 'no-store' })
    }
    const body = JSON.stringify({ country, states: found })
    const etag = entityTag(body, 'weak')
    c.header('etag', etag)
    c.header('cache-control', 'public, max-age=86400, stale-while-revalidate=604800')
    if (matchesEntityTag(c.req.header('if-none-match'), etag)) return c.body(null, 304)
    return c.body(body, 200, { 'content-type': 'application/json' })
  })
}
