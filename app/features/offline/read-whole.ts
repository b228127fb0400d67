import { isSeen } from './cache-names.ts'
import { isFull } from './copies.ts'
import { readAt, stamped } from './read-stamp.ts'

/** A file on a slow network takes its time: only one of which nothing more comes has been lost. */
const silentMilliseconds = 20_000

/** An answer with all that came of it. */
export type Whole = {
  ok: boolean
  status: number
  headers: Headers
  body: Blob
  /** As it came over the network. */
  bytes: number
}

type Reading = { headers?: HeadersInit; cache?: RequestCache; signal: AbortSignal }

/**
 * Reads an answer of the network to its end; `count` is told of bytes as they come. Fails where it
 * is a copy that the worker gave in its place, which kept again would seem new; and where a server
 * has no time for it now: what is not there is said so.
 */
export async function readWhole(
  url: string,
  { signal, ...init }: Reading,
  count?: (bytes: number) => void,
): Promise<Whole> {
  const silence = new AbortController()
  const wait = () =>
    setTimeout(() => silence.abort(new TypeError(`${url} fell silent`)), silentMilliseconds)
  let timer = wait()
  try {
    const answer = await fetch(url, { ...init, signal: AbortSignal.any([signal, silence.signal]) })
    // Files of a build are the same for ever.
    if (readAt(answer) && !url.startsWith('/assets/')) throw new TypeError(`${url} came as a copy`)
    if (answer.status === 429 || answer.status >= 500)
      throw new TypeError(`${url} is answered ${answer.status}`)
    const parts: BlobPart[] = []
    for await (const part of partsOf(answer)) {
      clearTimeout(timer)
      timer = wait()
      parts.push(part)
      count?.(part.byteLength)
    }
    const body = new Blob(parts)
    const { ok, status, headers } = answer
    return { ok, status, headers, body, bytes: sizeOf(answer) || body.size }
  } finally {
    clearTimeout(timer)
  }
}

export const asResponse = ({ body, status, headers }: Whole) =>
  new Response(body, { status, headers })

/** How much an answer is on its way, in bytes; zero where it does not say. */
export const sizeOf = ({ headers }: Response): number => Number(headers.get('content-length')) || 0

/** Keeps an answer; what was seen gives its room to what is kept on purpose. */
export async function putWhole(
  caches: CacheStorage,
  cache: Cache,
  url: string,
  answer: Whole,
): Promise<void> {
  const put = () => cache.put(url, stamped(asResponse(answer), Date.now()))
  try {
    await put()
  } catch (error) {
    if (!isFull(error)) throw error
    const seen = (await caches.keys()).filter(isSeen)
    await Promise.all(seen.map((name) => caches.delete(name)))
    await put()
  }
}

/** Not all browsers go through a body by themselves. */
async function* partsOf({ body }: Response): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const reader = body?.getReader()
  if (!reader) return
  for (let read = await reader.read(); !read.done; read = await reader.read()) yield read.value
}
