/** A finished response: bytes and headers, the same for every visitor. */
export type FinishedPage = {
  status: number
  headers: Record<string, string>
  etag: string
  body: Buffer
  /** Made at first need, one making at a time. */
  compressed: Partial<Record<'br' | 'gzip', Promise<Buffer>>>
}

/** Finished pages by URL, least recently used out first, all dropped when the version changes. */
export type PageCache = {
  get(url: string, version: string): FinishedPage | undefined
  set(url: string, version: string, page: FinishedPage): void
  readonly size: number
}

export function createPageCache(maxEntries: number): PageCache {
  const pages = new Map<string, FinishedPage>()
  let held = ''

  return {
    get(url, version) {
      if (version !== held) return undefined
      const page = pages.get(url)
      if (page) {
        // A Map keeps insertion order: the first key is always the one unused for longest.
        pages.delete(url)
        pages.set(url, page)
      }
      return page
    },
    set(url, version, page) {
      if (version !== held) pages.clear()
      held = version
      pages.set(url, page)
      if (pages.size > maxEntries) pages.delete(pages.keys().next().value!)
    },
    get size() {
      return pages.size
    },
  }
}
