import { fetchInTime } from '#app/lib/fetch-in-time.ts'
import { ownCache, seenCache, surplus } from './cache-names.ts'
import { filesOfPage } from './files-of-page.ts'
import { readAt, stamped } from './read-stamp.ts'

/** The newest copy of an address, wherever it is kept. */
export async function newestCopy(caches: CacheStorage, url: string): Promise<Response | undefined> {
  const found = await Promise.all(
    (await caches.keys()).map(async (name) => (await caches.open(name)).match(withoutHash(url))),
  )
  return found
    .filter((copy) => copy !== undefined)
    .toSorted((a, b) => readAt(b) - readAt(a))
    .at(0)
}

/** A kept picture that is asked for in another width than the one it is kept in. */
export async function otherWidth(caches: CacheStorage, url: string): Promise<Response | undefined> {
  const pictureIn = (address: string) => /\/images\/\d+(\/.*)/.exec(address)?.[1]
  const picture = pictureIn(url)
  if (!picture) return undefined
  for (const name of await caches.keys()) {
    const cache = await caches.open(name)
    const other = (await cache.keys()).find((kept) => pictureIn(kept.url) === picture)
    if (other) return cache.match(other)
  }
  return undefined
}

/**
 * Keeps an answer among what was seen. Where the browser has no room for it, all that was seen goes:
 * nobody asked for it, and what is kept on purpose needs the room.
 */
export async function keepSeenCopy(
  caches: CacheStorage,
  build: string,
  url: string,
  answer: Response,
): Promise<void> {
  const name = seenCache(build)
  try {
    const cache = await caches.open(name)
    await cache.put(withoutHash(url), stamped(answer, Date.now()))
    const urls = (await cache.keys()).map((request) => request.url)
    await Promise.all(surplus(urls).map((each) => cache.delete(each)))
  } catch (error) {
    if (!isFull(error)) throw error
    await caches.delete(name)
  }
}

/** Keeps a page and the files of its build, of which most are in the browser's own cache. */
export async function keepOwnPage(caches: CacheStorage, build: string, url: string): Promise<void> {
  const cache = await caches.open(ownCache(build))
  const answer = await fetchInTime(url, { cache: 'no-cache' })
  if (!answer.ok) throw new Error(`${url} answers ${answer.status}`)
  const html = await answer.clone().text()
  await cache.put(url, stamped(answer, Date.now()))
  await Promise.all(
    filesOfPage(html).map(async (file) => {
      const found = await fetchInTime(file)
      if (found.ok) await cache.put(file, stamped(found, Date.now()))
    }),
  )
}

/** The browser has no room for more, or keeps its storage closed. */
export const isFull = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'QuotaExceededError'

const withoutHash = (url: string) => url.replace(/#.*/, '')
