import type { MiddlewareHandler } from 'hono'
import { chooseEncoding, compress, type Encoding } from '#server/pages/compression.ts'

const smallest = 1000
const quality = 6

/**
 * Compresses JSON answers that carry an ETag, each once: the tag names the content. Answers
 * without one, such as streamed query results, pass as they are.
 */
export function compressAnswers(maxKept = 200): MiddlewareHandler {
  const kept = new Map<string, Promise<Buffer>>()

  function compressed(body: ArrayBuffer, encoding: Encoding, etag: string): Promise<Buffer> {
    const key = `${encoding} ${etag}`
    let bytes = kept.get(key)
    if (!bytes) {
      bytes = compress(Buffer.from(body), encoding, quality)
      kept.set(key, bytes)
      if (kept.size > maxKept) kept.delete(kept.keys().next().value!)
    }
    return bytes
  }

  return async (c, next) => {
    await next()
    const etag = c.res.headers.get('etag')
    const isJson = c.res.headers.get('content-type')?.startsWith('application/json')
    if (c.req.method !== 'GET' || c.res.status !== 200 || !etag || !isJson) return
    c.header('vary', 'Accept-Encoding', { append: true })
    const encoding = chooseEncoding(c.req.header('accept-encoding'))
    if (!encoding) return
    const body = await c.res.arrayBuffer()
    const headers = new Headers(c.res.headers)
    headers.delete('content-length')
    if (body.byteLength < smallest) {
      c.res = new Response(body, { headers })
      return
    }
    headers.set('content-encoding', encoding)
    c.res = undefined
    c.res = new Response(new Uint8Array(await compressed(body, encoding, etag)), { headers })
  }
}
