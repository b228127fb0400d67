import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { Hono } from 'hono'
import { describe, expect, test } from 'vitest'
import { compressAnswers } from './compress-answers.ts'

const long = JSON.stringify({
  documents: Array.from({ length: 200 }, (_, i) => ({ name: `p${i}` })),
})
const json = { 'content-type': 'application/json; charset=utf-8' }

function answering(body: string, headers: Record<string, string>, status = 200) {
  const app = new Hono().use(compressAnswers())
  app.all('*', () => new Response(body, { status, headers }))
  return (accept = 'br', method = 'GET') =>
    app.request('/x', { method, headers: { 'accept-encoding': accept } })
}

describe('a JSON answer with an entity tag', () => {
  test.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ])('is sent in %s, each time the same', async (encoding, undo) => {
    const get = answering(long, { ...json, etag: '"1"', 'access-control-allow-origin': '*' })
    for (const _ of [1, 2]) {
      const response = await get(encoding)
      expect(response.headers.get('content-encoding')).toBe(encoding)
      expect(response.headers.get('vary')).toBe('Accept-Encoding')
      expect(response.headers.get('etag')).toBe('"1"')
      expect(response.headers.get('access-control-allow-origin')).toBe('*')
      const bytes = Buffer.from(await response.arrayBuffer())
      expect(undo(bytes).toString()).toBe(long)
      expect(response.headers.get('content-length') ?? String(bytes.length)).toBe(
        String(bytes.length),
      )
    }
  })

  test('is compressed by its tag, so that another one is not taken for it', async () => {
    let at = 0
    const app = new Hono().use(compressAnswers())
    app.get('*', (c) => c.body(`${long}${at}`, 200, { ...json, etag: `"${at}"` }))
    for (at = 0; at < 5; at++) {
      const response = await app.request('/x', { headers: { 'accept-encoding': 'br' } })
      expect(brotliDecompressSync(await response.arrayBuffer()).toString()).toBe(`${long}${at}`)
    }
  })

  test('goes as it is to who reads no encoding, and tells caches that others may', async () => {
    const response = await answering(long, { ...json, etag: '"1"' })('identity')
    expect(response.headers.get('content-encoding')).toBeNull()
    expect(response.headers.get('vary')).toBe('Accept-Encoding')
    expect(await response.text()).toBe(long)
  })

  test('goes as it is when it is short', async () => {
    const response = await answering('{"a":1}', { ...json, etag: '"1"' })()
    expect(response.headers.get('content-encoding')).toBeNull()
    expect(await response.text()).toBe('{"a":1}')
  })
})

test.each([
  ['has no entity tag', json, 200, 'GET'],
  ['is no JSON', { 'content-type': 'text/html', etag: '"1"' }, 200, 'GET'],
  ['is an error', { ...json, etag: '"1"' }, 400, 'GET'],
  ['answers POST', { ...json, etag: '"1"' }, 200, 'POST'],
])('an answer that %s passes as it is', async (_, headers, status, method) => {
  const response = await answering(long, headers, status)('br', method)
  expect(response.status).toBe(status)
  expect(response.headers.get('content-encoding')).toBeNull()
  expect(await response.text()).toBe(long)
})
