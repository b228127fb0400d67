import { LRUCache } from 'lru-cache'
import type { KeptAnswer } from '#server/http/kept-answer.ts'

/** A finished response: bytes and headers, the same for every visitor. */
export type FinishedPage = {
  status: number
  headers: Record<string, string>
  etag: string
  /** As it was rendered, until `packed` takes its place: a sixth of the bytes, and what most are sent. */
  body?: Buffer
  /** With Brotli. */
  packed?: Buffer
  /** Its answers by encoding, made once: `answer-at-hand.ts` sends them ahead of the pipeline. */
  answers?: Partial<Record<'br' | 'gzip' | 'identity', KeptAnswer>>
}

/**
 * Finished pages by URL, one version of each, least recently used out first. Those of an older
 * version stay where there is room, for the case that no newer one comes to be.
 */
export type PageCache = {
  get(url: string, version: string): FinishedPage | undefined
  /** The page of whatever version. */
  last(url: string): FinishedPage | undefined
  set(url: string, version: string, page: FinishedPage): void
  delete(url: string): void
  /** Counts bytes a page came to hold after it was set; for a page no longer held, nothing happens. */
  grow(page: FinishedPage, bytes: number): void
  readonly size: number
  /** Bodies and compressed forms of all pages held. */
  readonly bytes: number
}

type Held = { url: string; version: string; page: FinishedPage; bytes: number }

export function createPageCache(limits: { maxEntries: number; maxBytes: number }): PageCache {
  const held = new LRUCache<string, Held>({
    max: limits.maxEntries,
    maxSize: limits.maxBytes,
    sizeCalculation: ({ bytes }) => Math.max(1, bytes),
    dispose: ({ page }) => byPage.delete(page),
  })
  const byPage = new Map<FinishedPage, Held>()

  function hold(now: Held): void {
    held.set(now.url, now)
    // One that is too big by itself has not been taken.
    if (held.peek(now.url) === now) byPage.set(now.page, now)
  }

  return {
    get: (url, version) => (held.peek(url)?.version === version ? held.get(url)?.page : undefined),
    last: (url) => held.peek(url)?.page,
    set: (url, version, page) =>
      hold({ url, version, page, bytes: (page.body ?? page.packed)?.length ?? 0 }),
    delete: (url) => void held.delete(url),
    grow(page, bytes) {
      const now = byPage.get(page)
      if (now) hold({ ...now, bytes: now.bytes + bytes })
    },
    get size() {
      return held.size
    },
    get bytes() {
      return held.calculatedSize
    },
  }
}
