import { compress, type Encoding } from '#server/http/compression.ts'
import { createBoundedQueue } from '#server/http/bounded-queue.ts'
import type { FinishedPage } from './page-cache.ts'

/** Brotli 5 takes 2 ms and is a tenth larger than 11, which takes 60 to 120 ms of another thread. */
const levels = { br: 5, gzip: 6 }
const bestBrotli = 11

export type PageCompressor = ReturnType<typeof createPageCompressor>

/**
 * Pages in the encodings that browsers read, each made once. The first visitor gets a quick form; a page
 * that is asked for again is compressed at its best in the background, one page at a time.
 */
export function createPageCompressor() {
  const background = createBoundedQueue({ maxRunning: 1, maxWaiting: 100 })
  const improved = new WeakSet<FinishedPage>()

  return function compressed(page: FinishedPage, encoding: Encoding): Promise<Buffer<ArrayBuffer>> {
    const known = page.compressed[encoding]
    if (known) {
      if (encoding === 'br') improveLater(page)
      return known
    }
    const made = compress(page.body, encoding, levels[encoding])
    page.compressed[encoding] = made
    made.catch(() => delete page.compressed[encoding])
    return made
  }

  function improveLater(page: FinishedPage): void {
    if (improved.has(page) || page.status !== 200) return
    const improving = background.run(() => compress(page.body, 'br', bestBrotli))
    if (!improving) return
    improved.add(page)
    improving.then(
      (best) => (page.compressed.br = Promise.resolve(best)),
      () => improved.delete(page),
    )
  }
}
