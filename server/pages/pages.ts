import type { Context } from 'hono'
import type { Logger } from 'pino'
import type { PostedForm } from '#domain/submission/answer.ts'
import { singleFlight } from '#domain/memo/single-flight.ts'
import { createBoundedQueue } from '#server/http/bounded-queue.ts'
import { busyAnswer } from '#server/http/busy-answer.ts'
import type { ClientAddress } from '#server/http/client-address.ts'
import { prefersMarkdown } from '#server/http/qualities.ts'
import { withoutSecrets } from '#server/http/request-log.ts'
import { createPageCompressor } from './compressed-page.ts'
import type { PolicyHosts } from './content-security-policy.ts'
import { finishPage } from './finish-page.ts'
import { markdownType, nameForms, type OtherForm } from './finish-page.ts'
import type { PageAddress } from './page-address.ts'
import { createPageCache, type FinishedPage } from './page-cache.ts'
import { respond } from './compressed-page.ts'

/** `posted`: a form that the page shows again, with what came of it. */
export type Render = (request: Request, posted?: PostedForm) => Promise<Response>

export type Pages = ReturnType<typeof createPages>

type Dependencies = {
  /** The page that a request is answered with; pages are kept by it. */
  address: PageAddress
  /** What a page is told in beside HTML; its Markdown is sent at its own address to who asks for that. */
  formsOf?: (path: string) => readonly OtherForm[]
  /** On whose behalf a page is made: each has a share of the queue. */
  clientAddress: ClientAddress
  /** Renders a request. */
  render: Render
  /** Version of everything pages are made of; a change has each made anew. */
  version: () => string
  /**
   * What the pages of this version may load from. Without one, pages are rendered anew each time:
   * development.
   */
  policy: (() => PolicyHosts) | undefined
  log: Pick<Logger, 'error'>
}

/** Some 500 pages. */
const maxCacheBytes = 64 * 1024 * 1024
const maxCachedUrlLength = 300
/** A page takes 15 ms; who comes to a full queue would wait for close to a second. */
const renderLimits = { maxRunning: 8, maxWaiting: 40 }

/**
 * Answers page requests: renders once per address and version, then serves the compressed bytes.
 * Requests for a page that is being rendered wait for that one rendering. When too many others wait,
 * the answer is 503 with `Retry-After`. A page that fails, or that would have to wait so, is answered
 * with the last version of it, where one is still kept.
 */
export function createPages(dependencies: Dependencies) {
  const { address, formsOf, clientAddress, render, version, policy, log } = dependencies
  const cache = createPageCache(maxCacheBytes)
  const renderings = createBoundedQueue(renderLimits)
  const compressed = createPageCompressor()
  const share = singleFlight(renderPage)

  /** Undefined for a page that would have to wait for too many others. */
  async function pageAt(url: URL, c: Context): Promise<FinishedPage | undefined> {
    const key = address(url.pathname + url.search)
    return (
      cache.get(key, version()) ?? share(`${version()} ${key}`, url.origin, key, clientAddress(c))
    )
  }

  async function renderPage(_flight: string, origin: string, key: string, whose: string) {
    const rendering = renderings.run(() => newPage(origin, key), whose)
    if (!rendering) return lastOf(key)
    try {
      const page = await rendering
      return page.status >= 500 ? (olderPage(key) ?? page) : page
    } catch (error) {
      const older = olderPage(key, error)
      if (!older) throw error
      return older
    }
  }

  async function newPage(origin: string, key: string): Promise<FinishedPage> {
    const begun = version()
    const page = await finishPage(await render(new Request(origin + key)), policy)
    nameForms(page, formsOf?.(key.split('?')[0]!) ?? [])
    const isLasting = !page.headers['cache-control']?.includes('no-store') && begun === version()
    if (policy && isLasting && key.length <= maxCachedUrlLength) {
      if (page.status === 200 || page.status === 404) cache.set(key, begun, page)
      else if (page.status < 500) cache.delete(key)
    }
    return page
  }

  /** The last version of a page that was there. */
  function lastOf(key: string): FinishedPage | undefined {
    const last = cache.last(key)
    return last?.status === 200 ? last : undefined
  }

  function olderPage(key: string, error?: unknown): FinishedPage | undefined {
    const older = lastOf(key)
    const path = withoutSecrets(key.split('?')[0]!)
    if (older) log.error({ err: error, path }, 'pages: failed, an older one is shown')
    return older
  }

  /** One that is kept by nobody: for tomorrow it may be another, or it is one visitor's alone. */
  async function answerOnce(c: Context, posted?: PostedForm): Promise<Response | undefined> {
    const request = new Request(new URL(c.req.path, c.req.url))
    const response = await renderings.run(() => render(request, posted), clientAddress(c))
    if (!response) return undefined
    const page = await finishPage(response, policy)
    if (posted && page.status === 200) page.status = posted.status
    page.headers['cache-control'] = 'no-store'
    return respond(page, c.req.raw, compressed)
  }

  return {
    answer: async (c: Context): Promise<Response> => {
      const url = new URL(c.req.url)
      const forms = prefersMarkdown(c.req.header('accept')) ? formsOf?.(url.pathname) : undefined
      const markdown = forms?.find(({ type }) => type === markdownType)
      const page = await pageAt(markdown ? new URL(markdown.address, url) : url, c)
      return page ? respond(page, c.req.raw, compressed) : busyAnswer()
    },
    /** The page of an address at which a part of the server has nothing. */
    answerMissing: async (c: Context): Promise<Response> => (await answerOnce(c)) ?? busyAnswer(),
    /** What an address answers that was too long to be one, and was posted. */
    answerLong: async (c: Context, query: string): Promise<Response> => {
      const url = new URL(c.req.path, c.req.url)
      url.search = query
      const page = await pageAt(url, c)
      if (!page) return busyAnswer()
      const answer = await respond(page, c.req.raw, compressed)
      // What is posted is not posted again by loading the page that it led to.
      if (answer.status !== 302) return answer
      return new Response(null, { status: 303, headers: answer.headers })
    },
    /**
     * The page of a form that was posted, with what came of it. Undefined where it would have to wait
     * for too many others.
     */
    answerPosted: (c: Context, posted: PostedForm): Promise<Response | undefined> =>
      answerOnce(c, posted),
  }
}
