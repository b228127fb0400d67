import { createHash, timingSafeEqual } from 'node:crypto'
import { Hono, type MiddlewareHandler } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { withBanner } from './banner.ts'

type Gate = {
  /** Who has it sees the drafts: part of the address to visit, then a cookie. */
  secret: string
  /** The site with the drafts, which nobody reaches but through here. */
  ask: (request: Request) => Promise<Response>
  /** What stands above each page. */
  note: () => string
}

const cookie = 'preview'
/** Where something is asked, not sent: readings of the catalogue, the assistant, lists too long for an address. */
const asked = /^\/(?:v[01]\/|api\/chat$|list(?:\.json)?$)/

/**
 * What stands before a site with drafts: 404 for whoever does not have its secret, nothing for search
 * engines or caches, and no form goes out.
 */
export function createGate({ secret, ask, note }: Gate): Hono {
  const app = new Hono()
  app.use(unseen)
  app.get('/preview/:secret/*', (c) => {
    if (!isSame(c.req.param('secret'), secret)) return c.text('Not found', 404)
    setCookie(c, cookie, secret, { httpOnly: true, sameSite: 'Lax', path: '/' })
    const { pathname, search } = new URL(c.req.url)
    const path = pathname.split('/').slice(3).join('/').replace(/^\/+/, '')
    return c.redirect(`/${path}${search}`, 302)
  })
  app.all('*', async (c) => {
    if (!isSame(getCookie(c, cookie) ?? '', secret)) return c.text('Not found', 404)
    const { method, path } = c.req
    if (!['GET', 'HEAD'].includes(method) && !asked.test(path)) {
      const message = 'This is a preview of drafts: nothing is sent.'
      if (!path.startsWith('/api/')) return c.text(message, 403)
      return c.json({ ok: false, error: { code: 'preview', message } }, 403)
    }
    return withBanner(await ask(c.req.raw), note())
  })
  return app
}

const unseen: MiddlewareHandler = async (c, next) => {
  await next()
  c.header('X-Robots-Tag', 'noindex, nofollow')
  c.header('Cache-Control', 'private, no-store')
  c.header('ETag', undefined)
  c.header('Last-Modified', undefined)
}

/** In the same time however much of it is right. */
function isSame(given: string, secret: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(hash(given), hash(secret))
}
