import { LRUCache } from 'lru-cache'
import { entityTag } from '#server/http/entity-tag.ts'

/** A finished body and its entity tag. */
export type Answer = { body: Uint8Array<ArrayBuffer>; etag: string }

/** Larger ones are pages of whole documents, which a crawl reads once each. */
const maxKeptBytes = 1024 * 1024

/** Keeps finished answers by what was asked, up to `maxBytes`; those unused for longest go first. */
export function createAnswerCache(maxBytes = 16 * 1024 * 1024) {
  const answers = new LRUCache<string, Answer>({
    maxSize: maxBytes,
    maxEntrySize: maxKeptBytes,
    sizeCalculation: ({ body }, key) => body.byteLength + key.length,
  })

  return {
    /** The kept answer, or the one that `make` writes. */
    answerFor: (key: string, make: () => string): Answer => {
      const kept = answers.get(key)
      if (kept) return kept
      const body = new TextEncoder().encode(make())
      const answer = { body, etag: entityTag(body, 'strong') }
      answers.set(key, answer)
      return answer
    },
  }
}
