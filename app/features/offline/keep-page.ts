import { paths } from '#app/lib/paths.ts'
import { programPaths } from '#app/lib/program-paths.ts'
import { trusted } from '#app/lib/trusted.ts'
import { atOnce } from './at-once.ts'
import { cacheName, keptAtHeader, keptPages, writeKeptPages, type KeptPage } from './kept-pages.ts'
import { offlinePath } from './offline-path.ts'

type Keeping = {
  signal: AbortSignal
  /** Called with the bytes that have come so far. */
  onBytes?: (bytes: number) => void
}

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

  let urls = [address, offlinePath(), paths.contact()].map(absolute)
  while (urls.length) {
    const named = new Set<string>()
    for (const url of urls) known.add(url)
    await atOnce(urls, async (url) => {
      for (const name of await copy(url)) named.add(absolute(name))
    })
    urls = [...named].filter((url) => !known.has(url))
  }
  // Last, so that a page is never newer than its code and pictures.
  for (const [url, page] of pages) await cache.put(url, page)
  return { address, title, keptAt: Date.now(), bytes, urls: [...known] }

  /** Keeps a copy, and returns the addresses that it names. */
  async function copy(url: string): Promise<string[]> {
    const { pathname } = new URL(url)
    const isCode = pathname.startsWith('/assets/')
    // Named by its contents: a copy is never out of date.
    const kept = isCode ? await cache.match(url) : undefined
    if (kept) return namesInCode(await kept.text())
    const answer = await fetch(url, { signal, cache: 'no-cache', headers: { accept } })
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
      return isCode ? namesInCode(await body.text()) : []
    }
    pages.set(url, asCopy(answer, body))
    const html = await body.text()
    const main = mainOf(html)
    if (isFirst(url)) title = main.querySelector('h1')?.textContent ?? ''
    return [...namesInHtml(html), ...namesInMain(main, pathname, isFirst(url))]
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

/** Without the head, whose styles the policy of this page does not let through. */
function mainOf(html: string): Document {
  const [main = ''] = /<main[^]*<\/main>/.exec(html) ?? []
  return new DOMParser().parseFromString(trusted(main), 'text/html')
}

const namesInHtml = (html: string) => html.match(/\/(?:assets|print)\/[\w.~@/-]+/g) ?? []

/** Pictures and files of a page, and the pages that are kept with it. */
function namesInMain(main: Document, pathname: string, isFirst: boolean): string[] {
  const guides = paths.document('')
  const links = [
    'a[href^="/files/"]:not([href$=".glb"])',
    // A guide comes with its other parts, every other page with its guides.
    `a[href^="${pathname.startsWith(guides) ? `${pathname}?` : guides}"]`,
    ...(isFirst ? ['a[data-keep]'] : []),
  ]
  const attributes = (selector: string, name: string) =>
    [...main.querySelectorAll(selector)].map((found) => found.getAttribute(name)!)
  const linked = attributes(links.join(), 'href')
  const pdfs = linked.filter((file) => /^\/files\/.*\.pdf$/i.test(file))
  return [
    ...attributes('img[src^="/"]', 'src'),
    ...linked,
    // What the reader says beside a PDF.
    ...pdfs.map(programPaths.documentFacts),
  ]
}

/** Files of the build that a script names; models, whose code is the largest, are not kept. */
function namesInCode(code: string): string[] {
  const named = code.matchAll(
    /["'`](?:\.|\/?assets)\/([\w.~-]+-[\w-]{8}\.(?:m?js|css|woff2))["'`]/g,
  )
  return [...named]
    .map(([, name]) => `/assets/${name}`)
    .filter((name) => !name.includes('/model-stage-'))
}
