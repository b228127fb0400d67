import { paths } from '#app/lib/paths.ts'
import { trusted } from '#app/lib/trusted.ts'
import { cacheName, keptAtHeader, keptPages, writeKeptPages, type KeptPage } from './kept-pages.ts'
import { programPaths } from '#app/lib/program-paths.ts'

type Keeping = {
  signal: AbortSignal
  /** Called with the bytes that have come so far. */
  onBytes?: (bytes: number) => void
}

/** A large file takes its time on a slow line; after so long nothing comes any more. */
const patienceMilliseconds = 120_000

/** As browsers ask for pictures: the server has each in several formats. */
const accept = 'text/html,image/avif,image/webp,*/*;q=0.8'

/**
 * Keeps a page with its pictures, files, guides and code, or renews its copies. Fails where the
 * connection or the room ends; copies of before stay then.
 */
export async function keepPage(address: string, keeping: Keeping): Promise<KeptPage> {
  return navigator.locks.request(cacheName, { signal: keeping.signal }, async () => {
    try {
      const page = await copyPage(address, keeping)
      await navigator.serviceWorker.register(trusted('/service-worker.js'))
      const others = (await keptPages()).filter((other) => other.address !== address)
      await writeKeptPages([page, ...others])
      return page
    } catch (error) {
      // Removes what has come by then.
      await writeKeptPages(await keptPages()).catch(console.warn)
      throw error
    }
  })
}

async function copyPage(address: string, { signal, onBytes }: Keeping): Promise<KeptPage> {
  const cache = await caches.open(cacheName)
  const known = new Set<string>()
  const pages = new Map<string, Response>()
  let title = ''
  let bytes = 0

  let urls = [address, paths.offline(), paths.contact()].map(absolute)
  while (urls.length) {
    const references = new Set<string>()
    for (const url of urls) known.add(url)
    await atOnce(urls, async (url) => {
      for (const reference of await copy(url)) references.add(absolute(reference))
    })
    urls = [...references].filter((url) => !known.has(url))
  }
  // Last, so that a page is never newer than its code and pictures.
  for (const [url, page] of pages) await cache.put(url, page)
  return { address, title, keptAt: Date.now(), bytes, urls: [...known] }

  /** Keeps a copy, and returns the addresses that it refers to. */
  async function copy(url: string): Promise<string[]> {
    const { pathname } = new URL(url)
    const isCode = pathname.startsWith('/assets/')
    // Named by its contents: a copy is never out of date.
    const kept = isCode ? await cache.match(url) : undefined
    if (kept) return referencesOfCode(await kept.text())
    const ended = AbortSignal.any([signal, AbortSignal.timeout(patienceMilliseconds)])
    const answer = await fetch(url, { signal: ended, cache: 'no-cache', headers: { accept } })
    if (answer.headers.has(keptAtHeader)) throw new TypeError(`${url} came as a copy`)
    if (!answer.ok && (isFirst(url) || answer.status === 429 || answer.status >= 500))
      throw new TypeError(`${url} is answered ${answer.status}`)
    // A file that is missing now is missing without a connection, too.
    if (!answer.ok) return []
    const body = await answer.blob()
    if (!isCode) bytes += body.size
    onBytes?.(bytes)
    if (!body.type.startsWith('text/html')) {
      await cache.put(url, asCopy(answer, body))
      return isCode ? referencesOfCode(await body.text()) : []
    }
    pages.set(url, asCopy(answer, body))
    const page = readPage(await body.text(), pathname, isFirst(url))
    if (isFirst(url)) title = page.title
    return page.references
  }

  function isFirst(url: string): boolean {
    return url === absolute(address)
  }
}

const absolute = (address: string) => new URL(address, location.origin).href.replace(/#.*/, '')

/** The copy is whole and not compressed, and is found by its address alone. */
function asCopy({ headers }: Response, body: Blob): Response {
  const kept = new Headers(headers)
  for (const name of ['accept-ranges', 'content-encoding', 'content-length', 'vary'])
    kept.delete(name)
  kept.set(keptAtHeader, String(Date.now()))
  return new Response(body, { headers: kept })
}

/** So many files are asked for at a time. */
const mostAtOnce = 4

/** Works on all items, a few at a time. After a failure it begins no other, and fails with it. */
async function atOnce<T>(items: readonly T[], work: (item: T) => Promise<unknown>): Promise<void> {
  const left = [...items]
  const next = async () => {
    try {
      while (left.length) await work(left.shift()!)
    } finally {
      left.length = 0
    }
  }
  const ends = await Promise.allSettled(Array.from({ length: mostAtOnce }, next))
  const failure = ends.find(({ status }) => status === 'rejected')
  if (failure?.status === 'rejected') throw failure.reason
}

/**
 * The title of a page, and addresses of its code, pictures and files, and of pages that are kept with
 * it. `isFirst` is true for the page that a visitor keeps.
 */
function readPage(html: string, pathname: string, isFirst: boolean) {
  // Without the head, whose styles the policy of this page does not let through.
  const [body = ''] = /<main[^]*<\/main>/.exec(html) ?? []
  const main = new DOMParser().parseFromString(trusted(body), 'text/html')
  const attributes = (selector: string, name: string) =>
    [...main.querySelectorAll(selector)].map((found) => found.getAttribute(name)!)
  const linked = attributes(linksFrom(pathname, isFirst), 'href')
  const pdfs = linked.filter((file) => /^\/files\/.*\.pdf$/i.test(file))
  return {
    title: main.querySelector('h1')?.textContent ?? '',
    references: [
      ...(html.match(/\/(?:assets|print)\/[\w.~@/-]+/g) ?? []),
      ...attributes('img[src^="/"]', 'src'),
      ...linked,
      // What the reader says beside a PDF.
      ...pdfs.map(programPaths.documentFacts),
    ],
  }
}

/** Selects links to what is kept with a page. Models, the largest files, are not. */
function linksFrom(pathname: string, isFirst: boolean): string {
  const guides = paths.document('')
  return [
    'a[href^="/files/"]:not([href$=".glb"])',
    // A guide comes with its other parts, every other page with its guides.
    `a[href^="${pathname.startsWith(guides) ? `${pathname}?` : guides}"]`,
    ...(isFirst ? ['a[data-keep]'] : []),
  ].join()
}

/** Files of the build that a script names, but for the code that draws models. */
function referencesOfCode(code: string): string[] {
  const named = code.matchAll(
    /["'`](?:\.|\/?assets)\/([\w.~-]+-[\w-]{8}\.(?:m?js|css|woff2))["'`]/g,
  )
  return [...named]
    .map(([, name]) => `/assets/${name}`)
    .filter((name) => !name.includes('/model-stage-'))
}
