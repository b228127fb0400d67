import { fetchInTime } from '#app/lib/fetch-in-time.ts'
import { keepSeenCopy } from './copies.ts'
import { filesOfPage } from './files-of-page.ts'
import { isPageToKeep } from './asked.ts'

/** What an open page tells the worker of itself. */
export type Seen = {
  page: string
  /** What it loaded before the worker could see it: addresses of files, pictures and records. */
  files: readonly string[]
  /** Its document was loaded: the browser's own cache has it. Others were made of their data. */
  isLoaded: boolean
  /** The first page of a visit, whose visitor has not allowed keeping anything for the next. */
  isNewVisit: boolean
}

/** As browsers ask for pictures: the same address has another form for each. */
export const pictureForms = 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8'

/** Keeps a page that is read, with its files; what is missing without a network is left out. */
export async function keepSeenPage(
  caches: CacheStorage,
  build: string,
  { page, files, isLoaded }: Omit<Seen, 'isNewVisit'>,
): Promise<void> {
  const answer = await bring(page, {
    cache: isLoaded ? 'force-cache' : 'no-cache',
    headers: { accept: 'text/html' },
  })
  if (!answer || !isPageToKeep(page, answer)) return
  const html = await answer.clone().text()
  await keepSeenCopy(caches, build, page, answer)
  const named = filesOfPage(html).map((file) => new URL(file, page).href)
  for (const url of new Set([...named, ...files])) {
    if (await caches.match(url)) continue
    const isPicture = new URL(url).pathname.startsWith('/images/')
    const found = await bring(url, isPicture ? { headers: { accept: pictureForms } } : {})
    if (found?.ok) await keepSeenCopy(caches, build, url, found)
  }
}

/** Undefined without a network. */
const bring = (url: string, init: RequestInit): Promise<Response | undefined> =>
  fetchInTime(url, init).catch(() => undefined)
