import type { MiddlewareHandler } from 'hono'
import { LRUCache } from 'lru-cache'
import { singleFlight } from '#domain/memo/single-flight.ts'
import { chooseEncoding, compress, type Encoding } from './compression.ts'

const minCompressed = 1000
const quality = 6
const packed = /^(?:application\/json|model\/)/

/**
 * Compresses JSON and models that carry an ETag, each once: the tag names the content. So many bytes
 * are kept, whatever they are of. Answers without a tag, such as streamed query results, pass as they
 * are.
 */
export function compressAnswers(maxKeptBytes = 16 * 1024 * 1024): MiddlewareHandler {
  const kept = new LRUCache<string, Uint8Array<ArrayBuffer>>({
    maxSize: maxKeptBytes,
    sizeCalculation: (bytes) => bytes.byteLength,
  })
  const make = singleFlight(async (key: string, body: ArrayBuffer, encoding: Encoding) => {
    const bytes = new Uint8Array(await compress(Buffer.from(body), encoding, quality))
    kept.set(key, bytes)
    return bytes
  })

  return async (c, next) => {
    await next()
    const etag = c.res.headers.get('etag')
    const isPacked = packed.test(c.res.headers.get('content-type') ?? '')
    if (c.req.method !== 'GET' || c.res.status !== 200 || !etag || !isPacked) return
    c.header('vary', 'Accept-Encoding', { append: true })
    const encoding = chooseEncoding(c.req.header('accept-encoding'))
    if (!encoding) return
    const body = await c.res.arrayBuffer()
    const headers = new Headers(c.res.headers)
    headers.delete('content-length')
    if (body.byteLength < minCompressed) {
      c.res = new Response(body, { headers })
      return
    }
    headers.set('content-encoding', encoding)
    const key = `${encoding} ${etag}`
    c.res = undefined
    c.res = new Response(kept.get(key) ?? (await make(key, body, encoding)), { headers })
  }
}
