import { compress, type Encoding, chooseEncoding } from '#server/http/compression.ts'
import { createBoundedQueue } from '#server/http/bounded-queue.ts'
import { matchesEntityTag } from '#server/http/entity-tag.ts'
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

/** Below this the headers weigh more than compression saves, in bytes. */
const minCompressed = 500

/** The answer to a request for a page: in an encoding that it accepts, or that the visitor has it. */
export async function respond(
  page: FinishedPage,
  request: Request,
  compressed: PageCompressor,
): Promise<Response> {
  const { status, etag, body } = page
  const headers: Record<string, string> = { ...page.headers, etag }
  if (status === 200 && matchesEntityTag(request.headers.get('if-none-match'), etag)) {
    return new Response(null, { status: 304, headers })
  }
  const accepted = chooseEncoding(request.headers.get('accept-encoding') ?? undefined)
  const encoding = body.length >= minCompressed ? accepted : undefined
  const bytes = encoding ? await compressed(page, encoding) : body
  if (encoding) headers['content-encoding'] = encoding
  // Said to whoever asks for the head alone, too.
  headers['content-length'] = String(bytes.length)
  return new Response(bytes, { status, headers })
}
