import { site } from '#content/site.ts'
import { trusted } from '#app/lib/trusted.ts'
import { isSeen } from './cache-names.ts'
import { titleOf } from './files-of-page.ts'
import { offlinePath } from './offline-path.ts'
import { readAt } from './read-stamp.ts'

export type KeptPage = { address: string; title: string; read: number }

/** The pages that were read and are kept, the last one first; undefined where none can be. */
export async function seenPages(): Promise<KeptPage[] | undefined> {
  try {
    const names = (await caches.keys()).filter(isSeen)
    const pages = new Map<string, KeptPage>()
    for (const name of names) for (const page of await pagesOf(name)) pages.set(page.address, page)
    return [...pages.values()].toSorted((a, b) => b.read - a.read)
  } catch {
    // Without TLS, or with the browser's storage closed.
    return undefined
  }
}

export async function forgetSeenPages(): Promise<void> {
  const names = (await caches.keys()).filter(isSeen)
  await Promise.all(names.map((name) => caches.delete(name)))
}

async function pagesOf(name: string): Promise<KeptPage[]> {
  const cache = await caches.open(name)
  const pages = (await cache.keys()).map(async ({ url }) => {
    const copy = await cache.match(url)
    if (!copy?.headers.get('content-type')?.startsWith('text/html')) return []
    const { pathname, search } = new URL(url)
    if (pathname === offlinePath()) return []
    return [
      {
        address: pathname + search,
        title: plainTitle(titleOf(await copy.text())),
        read: readAt(copy),
      },
    ]
  })
  return (await Promise.all(pages)).flat()
}

/** A document's title as a reader sees it: characters in place of their names, and not whose site it is. */
export function plainTitle(given: string): string {
  const { title } = new DOMParser().parseFromString(trusted(`<title>${given}`), 'text/html')
  const ending = ` | ${site.name}`
  return title.endsWith(ending) ? title.slice(0, -ending.length) : title
}
