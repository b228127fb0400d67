import { LRUCache } from 'lru-cache'
import type { Encoding } from '#server/http/compression.ts'

/** A finished response: bytes and headers, the same for every visitor. */
export type FinishedPage = {
  status: number
  headers: Record<string, string>
  etag: string
  body: Buffer<ArrayBuffer>
  /** Made once it is first asked for; `compressed-page.ts` puts a smaller Brotli form in the place of the first. */
  compressed: Partial<Record<Encoding, Promise<Buffer<ArrayBuffer>>>>
}

type Kept = { version: string; page: FinishedPage }

/** Of the bytes of a page, what its compressed forms add. */
const compressedShare = 0.4

/**
 * Finished pages by path and query, one version of each, least recently used out first. Those of an
 * older version stay where there is room: one is shown where a newer one cannot be made.
 */
export function createPageCache(maxBytes: number) {
  const kept = new LRUCache<string, Kept>({
    maxSize: maxBytes,
    sizeCalculation: ({ page }) => 1 + Math.ceil(page.body.length * (1 + compressedShare)),
  })
  return {
    get: (key: string, version: string): FinishedPage | undefined =>
      kept.peek(key)?.version === version ? kept.get(key)?.page : undefined,
    /** The page of whatever version. */
    last: (key: string): FinishedPage | undefined => kept.peek(key)?.page,
    set: (key: string, version: string, page: FinishedPage): void =>
      void kept.set(key, { version, page }),
    delete: (key: string): void => void kept.delete(key),
  }
}
