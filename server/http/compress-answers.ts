import type { MiddlewareHandler } from 'hono'
import { LRUCache } from 'lru-cache'
import { rememberAsyncByKey } from '#domain/memo/remember-async.ts'
import { chooseEncoding, compress, type Encoding } from './compression.ts'

const minCompressed = 1000
const quality = 6
const packed = /^(?:application\/json|model\/)/

/**
 * Compresses JSON and models that carry an ETag, each once: the tag names the content. Answers
 * without one, such as streamed query results, pass as they are.
 */
export function compressAnswers(maxKept = 200): MiddlewareHandler {
  const kept = new LRUCache<string, Promise<Buffer>>({ max: maxKept })

  function compressed(body: ArrayBuffer, encoding: Encoding, etag: string): Promise<Buffer> {
    const make = () => compress(Buffer.from(body), encoding, quality)
    return rememberAsyncByKey(make, kept)(`${encoding} ${etag}`)
  }

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
    c.res = undefined
    c.res = new Response(new Uint8Array(await compressed(body, encoding, etag)), { headers })
  }
}
