import { createHash } from 'node:crypto'
import type { Context } from 'hono'
import type { PostedForm } from '#domain/lead/answer.ts'
import { compressedForm } from './compressed-form.ts'
import { chooseEncoding, type Encoding } from './compression.ts'
import { contentSecurityPolicy, type PolicyHosts } from './content-security-policy.ts'
import {
  createPageCache,
  type FinishedPage,
  type PageAnswer,
  type PageCache,
} from './page-cache.ts'

/** `posted`: a form that the page shows again, with what came of it. */
export type Render = (request: Request, posted?: PostedForm) => Promise<Response>

export type Pages = ReturnType<typeof createPages>

type Dependencies = {
  /** Renders a request with the React Router app. */
  render: Render
  /** Version of everything pages are made of; a change empties the cache. */
  version: () => string
  /** Without one, pages are rendered anew each time: development. */
  policy: PolicyHosts | undefined
}

const cacheLimits = { entries: 2000, bytes: 64 * 1024 * 1024 }
const longestCachedUrl = 300

/**
 * `answer` answers page requests: render once per URL and version, then serve the compressed
 * bytes. Requests for a page that is being rendered wait for that one rendering. `load` does
 * the same for a URL before anybody asks.
 */
export function createPages({ render, version, policy }: Dependencies) {
  const cache = createPageCache(cacheLimits)
  const rendering = new Map<string, Promise<FinishedPage>>()

  async function renderPage(url: string, key: string, version: string, headers: Headers) {
    const response = await render(new Request(url, { headers }))
    const page = await finish(response, policy)
    const lasting = !page.headers['cache-control']?.includes('no-store')
    const cacheable = policy && lasting && (page.status === 200 || page.status === 404)
    if (cacheable && key.length <= longestCachedUrl) cache.set(key, version, page)
    return page
  }

  async function pageAt(url: string, headers: Headers): Promise<FinishedPage> {
    const { pathname, search } = new URL(url)
    const key = pathname + search
    const now = version()
    const kept = cache.get(key, now)
    if (kept) return kept
    const flight = `${now} ${key}`
    let pending = rendering.get(flight)
    if (!pending) {
      pending = renderPage(url, key, now, headers).finally(() => rendering.delete(flight))
      rendering.set(flight, pending)
    }
    return pending
  }

  return {
    /** What has been sent before and still holds, by path and query as they stand in a request. */
    kept: (url: string, acceptEncoding: string | undefined): PageAnswer | undefined => {
      const page = cache.get(url, version())
      return page?.answers?.[encodingFor(page, acceptEncoding)]
    },
    answer: async (c: Context): Promise<Response> =>
      respond(await pageAt(c.req.url, renderHeaders(c.req.raw)), c.req.raw, cache),
    /** The page of a form that was posted, with what came of it: one visitor's, kept by nobody. */
    answerPosted: async (c: Context, posted: PostedForm): Promise<Response> => {
      const request = new Request(new URL(c.req.path, c.req.url), {
        headers: renderHeaders(c.req.raw),
      })
      const page = await finish(await render(request, posted), policy)
      if (page.status === 200) page.status = posted.status
      page.headers['cache-control'] = 'no-store'
      return respond(page, c.req.raw, cache)
    },
    load: async (url: string): Promise<void> => {
      const page = await pageAt(url, new Headers({ accept: 'text/html' }))
      if (page.status >= 500) throw new Error(`the page answers ${page.status}`)
      await respond(page, new Request(url, { headers: { 'accept-encoding': 'br' } }), cache)
    },
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

async function respond(page: FinishedPage, request: Request, cache: PageCache): Promise<Response> {
  const { status, etag, headers, bytes } = await answerIn(
    encodingFor(page, request.headers.get('accept-encoding') ?? undefined),
    page,
    cache,
  )
  if (isKnown(request.headers.get('if-none-match'), { status, etag })) {
    return new Response(null, { status: 304, headers: { ...page.headers, etag } })
  }
  return new Response(new Uint8Array(bytes), { status, headers: { ...headers } })
}

async function answerIn(
  encoding: Encoding | 'identity',
  page: FinishedPage,
  cache: PageCache,
): Promise<PageAnswer> {
  const { status, etag } = page
  const headers = { ...page.headers, etag }
  const answers = (page.answers ??= {})
  if (encoding === 'identity') {
    return (answers.identity ??= { status, etag, headers, bytes: page.body })
  }
  const bytes = await compressedForm(page, encoding, (change) => cache.grow(page, change))
  return (answers[encoding] ??= {
    status,
    etag,
    headers: { ...headers, 'content-encoding': encoding },
    bytes,
  })
}

function encodingFor({ body }: FinishedPage, accept: string | undefined): Encoding | 'identity' {
  return (body.length >= 500 && chooseEncoding(accept)) || 'identity'
}

/** Whether who asks has it already, by its If-None-Match. */
export function isKnown(
  ifNoneMatch: string | null | undefined,
  { status, etag }: Pick<PageAnswer, 'status' | 'etag'>,
): boolean {
  return status === 200 && (ifNoneMatch?.includes(etag) ?? false)
}
