import { createHash, timingSafeEqual } from 'node:crypto'
import { Hono, type MiddlewareHandler } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { escapeMarkup } from '#domain/texts/escape-markup.ts'
import * as texts from '#texts/sheets.ts'

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

const style =
  'padding:.5rem 1rem;background:#15181c;color:#fff;font:600 .875rem/1.4 system-ui,sans-serif;text-align:center'

/** A page with a line above it that says what it is; any other answer as it came. */
async function withBanner(response: Response, note: string): Promise<Response> {
  const { status, statusText } = response
  const headers = new Headers(response.headers)
  // The body is what fetch has unpacked already.
  for (const name of ['content-encoding', 'content-length', 'transfer-encoding'])
    headers.delete(name)
  const isPage = headers.get('content-type')?.startsWith('text/html') ?? false
  if (!isPage) return new Response(response.body, { status, statusText, headers })
  const banner = `<aside role="note" aria-label="${escapeMarkup(texts.preview)}" style="${style}">${escapeMarkup(note)}</aside>`
  const html = await response.text()
  // Not fixed anywhere: notices and trays have the edges of the window.
  const page = html.replace(/<body[^>]*>/, (body) => body + banner)
  return new Response(page, { status, statusText, headers })
}
