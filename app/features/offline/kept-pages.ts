import * as locale from '#texts/locale.ts'

/** The one cache: copies of pages and files, and the list of the pages that were kept. */
export const cacheName = 'offline'
/** Header of a copy: when it was kept, in milliseconds as `Date.now()`. */
export const keptAtHeader = 'x-kept-at'

/** A page that a visitor keeps, with the pages and files that belong to it. */
export type KeptPage = {
  /** Path and query. */
  address: string
  title: string
  /** In milliseconds as `Date.now()`. */
  keptAt: number
  /** Of its pages, pictures and files. All pages share the code. */
  bytes: number
  /** Addresses of all its copies, as the cache has them. */
  urls: string[]
}

/** No page of the site has this address. */
const listAddress = '/kept-pages.json'

/** The page that was kept last comes first. */
export async function keptPages(): Promise<KeptPage[]> {
  if (!(await caches.has(cacheName))) return []
  const list = await (await caches.open(cacheName)).match(listAddress)
  return list ? ((await list.json()) as KeptPage[]) : []
}

export async function keptPage(address: string): Promise<KeptPage | undefined> {
  return (await keptPages()).find((page) => page.address === address)
}

export async function removeKeptPage(address: string): Promise<void> {
  await navigator.locks.request(cacheName, async () => {
    await writeKeptPages((await keptPages()).filter((page) => page.address !== address))
  })
}

/**
 * Makes these the kept pages, and removes copies that belong to none. Without any page the service
 * worker is removed too. The caller holds the lock `cacheName`.
 */
export async function writeKeptPages(pages: readonly KeptPage[]): Promise<void> {
  if (!pages.length) {
    await caches.delete(cacheName)
    await (await navigator.serviceWorker.getRegistration())?.unregister()
    return
  }
  const cache = await caches.open(cacheName)
  await cache.put(listAddress, Response.json(pages))
  const used = new Set(pages.flatMap(({ urls }) => urls))
  used.add(new URL(listAddress, location.origin).href)
  for (const { url } of await cache.keys()) if (!used.has(url)) await cache.delete(url)
}

/** A moment, in milliseconds as `Date.now()`, in the reader's words. */
export const momentOf = (at: number): string =>
  new Date(at).toLocaleString(locale.locale, { dateStyle: 'long', timeStyle: 'short' })
