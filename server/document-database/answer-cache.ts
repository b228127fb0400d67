import { createHash } from 'node:crypto'

/** A finished body and its entity tag. */
export type Answer = { body: Uint8Array<ArrayBuffer>; etag: string }

/** Larger ones are pages of whole documents, which a crawl reads once each. */
const largestKept = 1024 * 1024

/** Keeps finished answers by what was asked, up to `maxBytes`; the oldest go first. */
export function createAnswerCache(maxBytes = 16 * 1024 * 1024) {
  const answers = new Map<string, Answer>()
  let bytes = 0

  return {
    /** The kept answer, or the one that `make` writes. */
    answerFor: (key: string, make: () => string): Answer => {
      const kept = answers.get(key)
      if (kept) return kept
      const body = new TextEncoder().encode(make())
      const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
      const answer = { body, etag }
      if (body.byteLength <= largestKept) keep(key, answer)
      return answer
    },
    clear: (): void => {
      answers.clear()
      bytes = 0
    },
  }

  function keep(key: string, answer: Answer): void {
    answers.set(key, answer)
    bytes += answer.body.byteLength + key.length
    for (const [oldKey, old] of answers) {
      if (bytes <= maxBytes) return
      answers.delete(oldKey)
      bytes -= old.body.byteLength + oldKey.length
    }
  }
}
