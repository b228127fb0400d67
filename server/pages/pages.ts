import type { Context } from 'hono'
import type { Logger } from 'pino'
import type { PostedForm } from '#domain/submission/answer.ts'
import { singleFlight } from '#domain/memo/single-flight.ts'
import { createBoundedQueue } from '#server/http/bounded-queue.ts'
import { asPage } from '#server/http/pages-first.ts'
import { createPrecedence } from '#server/http/precedence.ts'
import { withoutSecrets } from '#server/http/without-secrets.ts'
import { busyAnswer, busyAtHand } from '#server/http/busy-answer.ts'
import { prefersMarkdown } from '#server/http/prefers-markdown.ts'
import type { ClientAddress } from '#server/http/client-address.ts'
import { takesPages } from '#server/http/takes-pages.ts'
import { createCompressedForms } from './compressed-form.ts'
import type { PolicyHosts } from './content-security-policy.ts'
import { finishPage } from './finish-page.ts'
import { markdownType, nameForms, type OtherForm } from './other-forms.ts'
import type { PageAddress } from './page-address.ts'
import type { KeptAnswer } from '#server/http/kept-answer.ts'
import { createPageCache, type FinishedPage } from './page-cache.ts'
import { encodingFor, respond } from './respond.ts'

/**
 * `posted`: a form that the page shows again, with what came of it. `before`: what is waited for
 * between loading the page and rendering it.
 */
export type Render = (
  request: Request,
  posted?: PostedForm,
  before?: () => Promise<void>,
) => Promise<Response>

export type Pages = ReturnType<typeof createPages>

type Dependencies = {
  /** The page that a request is answered with; pages are kept by it. */
  address: PageAddress
  /** What a page is told in beside HTML; its Markdown is sent at its own address to who asks for that. */
  formsOf?: (path: string) => readonly OtherForm[]
  /** Pages, by path and query, that search more than the catalogue: one at a time, beside all others. */
  isSearch?: (key: string) => boolean
  /** On whose behalf a page is made: each has a share of the line. */
  clientAddress: ClientAddress
  /** Renders a request with the React Router app. */
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

/** Packed, a page has 8 to 14 KB. */
const cacheLimits = { maxEntries: 2000, maxBytes: 32 * 1024 * 1024 }
/** What may be searched for is without number, as are addresses that lead nowhere; neither costs a page its place. */
const askedLimits = { maxEntries: 500, maxBytes: 8 * 1024 * 1024 }
const notFoundLimits = { maxEntries: 100, maxBytes: 8 * 1024 * 1024 }
const maxCachedUrlLength = 300
/** A page takes 25 ms; who comes to a full queue would wait for more than a second. */
const renderLimits = { maxRunning: 8, maxWaiting: 40, takesThread: true }
/** Two at once, or one right after the other, would leave pages every third turn of the thread. */
const searchLimits = { maxRunning: 1, maxWaiting: 20, restMilliseconds: 20 }

/** As long as a search waits for pages at most, in milliseconds. */
const maxSearchWait = 500

/**
 * `answer` answers page requests: render once per address and version, then serve the compressed
 * bytes. Requests for a page that is being rendered wait for that one rendering; when too many
 * others wait, they are told to come again. A page that fails, or that would have to wait so, is
 * answered with the last version of it, where one is still kept. `load` makes a page at its best before anybody asks.
 */
export function createPages(dependencies: Dependencies) {
  const { address, formsOf, isSearch, clientAddress, render, version, policy, log } = dependencies
  const cache = createPageCache(cacheLimits)
  const asked = createPageCache(askedLimits)
  const notFound = createPageCache(notFoundLimits)
  const renderings = createBoundedQueue(renderLimits)
  const searches = createBoundedQueue(searchLimits)
  const precedence = createPrecedence(maxSearchWait)
  const forms = createCompressedForms({
    isBusy: () => renderings.size > 0,
    grew: (page, bytes) => [cache, asked, notFound].forEach((one) => one.grow(page, bytes)),
  })
  const share = singleFlight(renderPage)
  const flightOf = (key: string) => `${version()} ${key}`

  /** Whether a page is turned away unmade. What reads a query is a page, whatever else the server has. */
  const isShed = (key: string, whose?: () => string) =>
    key.includes('?') && renderings.isFullFor(whose) && !share.isUnderWay(flightOf(key))

  const markdownOf = (path: string) =>
    formsOf?.(path).find(({ type }) => type === markdownType)?.address

  const cacheOf = (key: string) => (key.includes('?') ? asked : cache)

  function keptAt(key: string): FinishedPage | undefined {
    const now = version()
    return cacheOf(key).get(key, now) ?? notFound.get(key, now)
  }

  async function renderPage(_flight: string, origin: string, key: string, whose?: string) {
    const page = await newPage(origin, key, whose).catch((error: unknown) => {
      const older = olderPage(key, error)
      if (!older) throw error
      return older
    })
    // Rather what stood there until now than nothing, where too many others wait.
    if (!page) return cacheOf(key).last(key)
    return (page.status >= 500 && olderPage(key)) || page
  }

  function olderPage(key: string, error?: unknown): FinishedPage | undefined {
    const older = cacheOf(key).last(key)
    if (older)
      log.error(
        { err: error, path: withoutSecrets(key.split('?')[0]!) },
        'pages: failed, an older one is shown',
      )
    return older
  }

  async function newPage(origin: string, key: string, whose?: string) {
    let begun = ''
    const make = async (before?: () => Promise<void>) => {
      await before?.()
      return renderings.run(() => {
        begun = version()
        return asPage(() => render(new Request(origin + key), undefined, before))
      }, whose)
    }
    const response = await (isSearch?.(key)
      ? searches.run(() => make(precedence.untilNone), whose)
      : precedence.first(make))
    if (!response) return undefined
    const page = await finishPage(response, policy)
    const [path = ''] = key.split('?')
    nameForms(page, formsOf?.(path) ?? [])
    const lasting = !page.headers['cache-control']?.includes('no-store') && begun === version()
    if (policy && lasting && key.length <= maxCachedUrlLength) {
      if (page.status === 200) cacheOf(key).set(key, begun, page)
      else if (page.status < 500) cacheOf(key).delete(key)
      if (page.status === 404) notFound.set(key, begun, page)
    }
    return page
  }

  /** Undefined for a page that would have to wait for too many others. */
  async function pageAt(url: string, whose?: string): Promise<FinishedPage | undefined> {
    const { origin, pathname, search } = new URL(url)
    const key = address(pathname + search)
    return keptAt(key) ?? share(flightOf(key), origin, key, whose)
  }

  return {
    /**
     * What is answered without any work, for path and query as they stand in a request: what has
     * been sent before and still holds, or that too many others wait.
     */
    atHand: (
      url: string,
      acceptEncoding?: string,
      accept?: string,
      whose?: () => string,
    ): KeptAnswer | undefined => {
      if (prefersMarkdown(accept)) return undefined
      const key = address(url)
      const page = keptAt(key)
      if (!page) {
        return isShed(key, whose) && !cacheOf(key).last(key) ? busyAtHand : undefined
      }
      if (page.status === 404 && !takesPages(accept)) return undefined
      const encoding = encodingFor(page, acceptEncoding)
      if (encoding === 'br') forms.improveLater(page)
      return page.answers?.[encoding]
    },
    answer: async (c: Context): Promise<Response> => {
      const url = new URL(c.req.url)
      const markdown = prefersMarkdown(c.req.header('accept')) && markdownOf(url.pathname)
      const asked = markdown ? new URL(markdown, url).href : url.href
      const page = await pageAt(asked, clientAddress(c))
      return page ? respond(page, c.req.raw, forms) : busyAnswer()
    },
    /**
     * The page of an address at which a part of the server has nothing: kept by nobody, for tomorrow
     * there may be a file.
     */
    answerMissing: async (c: Context): Promise<Response> => {
      const request = new Request(new URL(c.req.path, c.req.url))
      const response = await renderings.run(() => asPage(() => render(request)), clientAddress(c))
      if (!response) return busyAnswer()
      const page = await finishPage(response, policy)
      page.headers['cache-control'] = 'no-store'
      return respond(page, c.req.raw, forms)
    },
    /** What an address answers that was too long to be one, and was posted. */
    answerLong: async (c: Context, query: string): Promise<Response> => {
      const url = new URL(c.req.path, c.req.url)
      url.search = query
      const page = await pageAt(url.href, clientAddress(c))
      if (!page) return busyAnswer()
      const answer = await respond(page, c.req.raw, forms)
      // What is posted is not posted again by loading the page that it led to.
      if (answer.status !== 302) return answer
      return new Response(null, { status: 303, headers: answer.headers })
    },
    /**
     * The page of a form that was posted, with what came of it: one visitor's, kept by nobody.
     * Undefined where it would have to wait for too many others.
     */
    answerPosted: async (c: Context, posted: PostedForm): Promise<Response | undefined> => {
      const request = new Request(new URL(c.req.path, c.req.url))
      const response = await renderings.run(
        () => asPage(() => render(request, posted)),
        clientAddress(c),
      )
      if (!response) return undefined
      const page = await finishPage(response, policy)
      if (page.status === 200) page.status = posted.status
      page.headers['cache-control'] = 'no-store'
      return respond(page, c.req.raw, forms)
    },
    load: async (url: string): Promise<void> => {
      const page = await pageAt(url)
      if (!page) throw new Error('too many other pages are wanted')
      if (page.status >= 500) throw new Error(`the page answers ${page.status}`)
      await forms.improve(page)
      await respond(page, new Request(url, { headers: { 'accept-encoding': 'br' } }), forms)
    },
  }
}
