import { createHash } from 'node:crypto'
import type { Context } from 'hono'
import { chooseEncoding, compress, type Encoding } from './compression.ts'
import { contentSecurityPolicy, type PolicyHosts } from './content-security-policy.ts'
import { createPageCache, type FinishedPage } from './page-cache.ts'

type Dependencies = {
  /** Renders a request with the React Router app. */
  render: (request: Request) => Promise<Response>
  /** Version of everything pages are made of; a change empties the cache. */
  version: () => string
  /** Without one, pages are rendered anew each time: development. */
  policy: PolicyHosts | undefined
}

const cachedPages = 2000
const longestCachedUrl = 300
/** A third of the time of the best and nearly as small; the best is made behind the visitor's back. */
const quickQuality = 10

/**
 * Answers page requests: render once per URL and version, then serve the compressed bytes.
 * Requests for a page that is being rendered wait for that one rendering.
 */
export function createPages({ render, version, policy }: Dependencies) {
  const cache = createPageCache(cachedPages)
  const rendering = new Map<string, Promise<FinishedPage>>()

  async function renderPage(url: string, key: string, version: string, request: Request) {
    const response = await render(new Request(url, { headers: renderHeaders(request) }))
    const page = await finish(response, policy)
    const cacheable = policy && (response.status === 200 || response.status === 404)
    if (cacheable && key.length <= longestCachedUrl) cache.set(key, version, page)
    return page
  }

  return async (c: Context): Promise<Response> => {
    const { pathname, search } = new URL(c.req.url)
    const key = pathname + search
    const now = version()
    let page = cache.get(key, now)
    if (!page) {
      const flight = `${now} ${key}`
      let pending = rendering.get(flight)
      if (!pending) {
        pending = renderPage(c.req.url, key, now, c.req.raw).finally(() => rendering.delete(flight))
        rendering.set(flight, pending)
      }
      page = await pending
    }
    return respond(page, c.req.raw)
  }
}

/** Only what rendering may depend on: a page is the same for every visitor. */
function renderHeaders(request: Request): Headers {
  const headers = new Headers()
  const accept = request.headers.get('accept')
  if (accept) headers.set('accept', accept)
  return headers
}

async function finish(response: Response, policy: PolicyHosts | undefined): Promise<FinishedPage> {
  const body = Buffer.from(await response.arrayBuffer())
  const headers = Object.fromEntries(response.headers)
  delete headers['content-length']
  if (headers['content-type']?.startsWith('text/html')) {
    headers['content-type'] = 'text/html; charset=utf-8'
    if (policy) headers['content-security-policy'] = contentSecurityPolicy(body.toString(), policy)
  }
  headers['cache-control'] ??= 'no-cache'
  headers['vary'] = 'Accept-Encoding'
  const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
  return { status: response.status, headers, etag, body, compressed: {} }
}

async function respond(page: FinishedPage, request: Request): Promise<Response> {
  const headers = new Headers({ ...page.headers, etag: page.etag })
  if (page.status === 200 && request.headers.get('if-none-match')?.includes(page.etag)) {
    return new Response(null, { status: 304, headers })
  }
  const encoding = chooseEncoding(request.headers.get('accept-encoding') ?? undefined)
  if (!encoding || page.body.length < 500) {
    return new Response(new Uint8Array(page.body), { status: page.status, headers })
  }
  const bytes = await compressed(page, encoding)
  headers.set('content-encoding', encoding)
  return new Response(new Uint8Array(bytes), { status: page.status, headers })
}

function compressed(page: FinishedPage, encoding: Encoding): Promise<Buffer> {
  const known = page.compressed[encoding]
  if (known) return known
  const quick = compress(page.body, encoding, quickQuality)
  page.compressed[encoding] = quick
  if (encoding === 'br') {
    void quick
      .then(() => compress(page.body, 'br', 11))
      .then((best) => {
        page.compressed.br = Promise.resolve(best)
      })
  }
  return quick
}
