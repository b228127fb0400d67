import type { Context, MiddlewareHandler } from 'hono'
import * as texts from '#texts/answers.ts'

/**
 * Refuses what another site's page sends in a visitor's name. Browsers say where a request comes
 * from (Fetch Metadata; Origin, RFC 6454); programs say nothing and act for themselves. Our own
 * origin is the host that was asked, or the site's address where a proxy asks by another name.
 */
export function sameOrigin(siteUrl: string): MiddlewareHandler {
  const site = new URL(siteUrl).host
  return async (c, next) => {
    if (isFromElsewhere(c, site)) return refuse(c)
    await next()
  }
}

function isFromElsewhere(c: Context, site: string): boolean {
  const relation = c.req.header('sec-fetch-site')
  if (relation === 'cross-site') return true
  const origin = c.req.header('origin')
  if (origin === undefined) return relation === 'same-site'
  // `null` for a page without an origin, such as a sandboxed frame.
  const host = URL.parse(origin)?.host
  return host === undefined || (host !== c.req.header('host') && host !== site)
}

function refuse(c: Context): Response {
  return c.json({ ok: false, error: { code: 'cross-site', message: texts.fromElsewhere } }, 403, {
    'cache-control': 'no-store',
  })
}
