/** A finished response: bytes and headers, the same for every visitor. */
export type FinishedPage = {
  status: number
  headers: Record<string, string>
  etag: string
  body: Buffer
  /** Made at first need, one making at a time. */
  compressed: Partial<Record<'br' | 'gzip', Promise<Buffer>>>
  /** What has been sent of it, to be sent again without a thought. */
  answers?: Partial<Record<'br' | 'gzip' | 'identity', PageAnswer>>
}

/** A page in one encoding, as it goes out. */
export type PageAnswer = {
  status: number
  etag: string
  headers: Readonly<Record<string, string>>
  bytes: Buffer
}

/** Finished pages by URL, least recently used out first, all dropped when the version changes. */
export type PageCache = {
  get(url: string, version: string): FinishedPage | undefined
  set(url: string, version: string, page: FinishedPage): void
  /** Counts bytes a page came to hold after it was set; for a page no longer held, nothing happens. */
  grow(page: FinishedPage, bytes: number): void
  readonly size: number
  /** Bodies and compressed forms of all pages held. */
  readonly bytes: number
}

type Held = { url: string; page: FinishedPage; bytes: number }

export function createPageCache(limits: { entries: number; bytes: number }): PageCache {
  // A Map keeps insertion order: the first key is always the one unused for longest.
  const byUrl = new Map<string, Held>()
  const byPage = new Map<FinishedPage, Held>()
  let heldVersion = ''
  let total = 0

  function drop(held: Held): void {
    byUrl.delete(held.url)
    byPage.delete(held.page)
    total -= held.bytes
  }

  function makeRoom(): void {
    for (const held of byUrl.values()) {
      if (byUrl.size <= limits.entries && total <= limits.bytes) return
      drop(held)
    }
  }

  return {
    get(url, version) {
      const held = version === heldVersion ? byUrl.get(url) : undefined
      if (!held) return undefined
      byUrl.delete(url)
      byUrl.set(url, held)
      return held.page
    },
    set(url, version, page) {
      if (version !== heldVersion) for (const held of byUrl.values()) drop(held)
      heldVersion = version
      const older = byUrl.get(url)
      if (older) drop(older)
      // A page that is too big by itself must not cost all others their place.
      if (page.body.length > limits.bytes) return
      const held = { url, page, bytes: page.body.length }
      byUrl.set(url, held)
      byPage.set(page, held)
      total += held.bytes
      makeRoom()
    },
    grow(page, bytes) {
      const held = byPage.get(page)
      if (!held) return
      held.bytes += bytes
      total += bytes
      makeRoom()
    },
    get size() {
      return byUrl.size
    },
    get bytes() {
      return total
    },
  }
}
