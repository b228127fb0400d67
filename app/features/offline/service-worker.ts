import { paths } from '#app/lib/paths.ts'
import { site } from '#content/site.ts'
import { cacheName, keptAtHeader } from './kept-pages.ts'

// Answers pages and files that a visitor keeps while the network does not. keep-page.ts keeps them
// and registers this worker.

/** A page on a slow network may take as long; a copy is better than a longer wait. */
const patienceMilliseconds = 5000

const scope = globalThis as unknown as WorkerScope
const { caches, location } = scope

scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()))
scope.addEventListener('activate', (event) => event.waitUntil(takeOver()))
scope.addEventListener('fetch', (event) => {
  const { method, url } = event.request
  if (method === 'GET' && new URL(url).origin === location.origin) event.respondWith(answer(event))
})

/** Removes all caches of the former worker, and this worker where nothing is kept. */
async function takeOver(): Promise<void> {
  for (const name of await caches.keys())
    if (name !== cacheName || site.offline === false) await caches.delete(name)
  if (await caches.has(cacheName)) await scope.clients.claim()
  else await scope.registration.unregister()
}

async function answer({ request }: FetchEvent): Promise<Response> {
  const copy = await copyOf(request)
  const isCode = new URL(request.url).pathname.startsWith('/assets/')
  // Named by its contents: the copy is what the network would answer.
  if (copy && isCode) return copy
  const network = scope.fetch(request)
  if (copy) return (await inTime(network)) ?? dated(copy, request)
  if (request.mode !== 'navigate') return network
  return network.catch(async (error: unknown) => {
    const page = await (await caches.open(cacheName)).match(paths.offline())
    if (page) return page
    throw error
  })
}

async function copyOf({ url, mode }: Request): Promise<Response | undefined> {
  if (!(await caches.has(cacheName))) return undefined
  const cache = await caches.open(cacheName)
  const exact = await cache.match(url)
  if (exact) return exact
  // A query that an advertisement or a link of the site adds.
  if (mode === 'navigate')
    return (await cache.match(new URL(url).pathname)) ?? toPageOfDocument(url, cache)
  const picture = pictureIn(url)
  const otherWidth = picture && (await cache.keys()).find((kept) => pictureIn(kept.url) === picture)
  return otherWidth ? cache.match(otherWidth) : undefined
}

/** A document that the viewer of the Knowledge Center shows is kept as a page of its own. */
async function toPageOfDocument(url: string, cache: Cache): Promise<Response | undefined> {
  const { pathname, searchParams } = new URL(url)
  const page = paths.document(searchParams.get('doc') ?? '')
  const isKept = pathname === paths.knowledge() && (await cache.match(page))
  return isKept ? Response.redirect(page) : undefined
}

/** The picture that an address has in some width. */
const pictureIn = (url: string) => /\/images\/\d+(\/.*)/.exec(url)?.[1]

/** The network's answer; undefined where it fails or is late. */
async function inTime(network: Promise<Response>): Promise<Response | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), patienceMilliseconds)
  })
  const first = await Promise.race([network.catch(() => undefined), late])
  clearTimeout(timer)
  return first
}

/** A page says that it is a copy: app/elements/copy-notice.ts reads the attribute. */
async function dated(copy: Response, { mode, url }: Request): Promise<Response> {
  const isPage = copy.headers.get('content-type')?.startsWith('text/html')
  if (mode !== 'navigate' || !isPage || new URL(url).pathname === paths.offline()) return copy
  const html = await copy.text()
  const { headers } = copy
  return new Response(
    html.replace('<html', () => `<html data-kept-at="${headers.get(keptAtHeader)}"`),
    { headers },
  )
}

// What a service worker has beside a window, as far as ours uses it: the compiler knows windows.

type ExtendableEvent = Event & { waitUntil: (work: Promise<unknown>) => void }

type FetchEvent = ExtendableEvent & {
  readonly request: Request
  respondWith: (answer: Promise<Response>) => void
}

type WorkerScope = {
  readonly location: Location
  readonly registration: ServiceWorkerRegistration
  readonly caches: CacheStorage
  readonly clients: { claim: () => Promise<void> }
  fetch: (request: Request) => Promise<Response>
  skipWaiting: () => Promise<void>
  addEventListener: {
    (type: 'install' | 'activate', listener: (event: ExtendableEvent) => void): void
    (type: 'fetch', listener: (event: FetchEvent) => void): void
  }
}
