import { serve } from '@hono/node-server'
import { gzipSync } from 'node:zlib'
import { describe, expect, onTestFinished, test } from 'vitest'
import { AnswerTooLarge, boundedFetch } from './bounded-fetch.ts'

/** Answers with chunks of 1 KB, without an end, and counts them. */
function endless() {
  const sent = { chunks: 0, cancelled: false }
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      sent.chunks += 1
      controller.enqueue(new Uint8Array(1024))
    },
    cancel: () => void (sent.cancelled = true),
  })
  return { sent, response: new Response(body) }
}

describe('a bounded fetch', () => {
  test('leaves an answer within the bound as it is', async () => {
    const init = { status: 203, statusText: 'Fine', headers: { 'retry-after': '3' } }
    const response = await boundedFetch(async () => new Response('12345', init), 5)('/')
    expect([response.status, response.statusText]).toEqual([203, 'Fine'])
    expect(response.headers.get('retry-after')).toBe('3')
    expect(await response.text()).toBe('12345')
  })

  test('passes on answers without a body', async () => {
    const response = await boundedFetch(async () => new Response(null, { status: 204 }), 5)('/')
    expect(response.status).toBe(204)
  })

  test('stops reading an answer that goes on, and hangs up', async () => {
    const { sent, response } = endless()
    const bounded = await boundedFetch(async () => response, 10 * 1024)('/')
    await expect(bounded.arrayBuffer()).rejects.toThrow(AnswerTooLarge)
    expect(sent.chunks).toBeLessThan(20)
    expect(sent.cancelled).toBe(true)
  })

  test('reads nothing of an answer that announces too much', async () => {
    const { sent, response } = endless()
    response.headers.set('content-length', '2000000000')
    await expect(boundedFetch(async () => response, 1024)('/')).rejects.toThrow(AnswerTooLarge)
    expect(sent.cancelled).toBe(true)
  })

  test('counts what a compressed answer becomes', async () => {
    const bomb = gzipSync(Buffer.alloc(10_000_000))
    const headers = { 'content-encoding': 'gzip', 'content-length': String(bomb.byteLength) }
    const url = await new Promise<string>((resolve) => {
      const handle = () => new Response(bomb, { headers })
      const server = serve(
        { fetch: handle, overrideGlobalObjects: false, port: 0, hostname: '127.0.0.1' },
        ({ port }) => resolve(`http://127.0.0.1:${port}`),
      )
      onTestFinished(() => void server.close())
    })
    expect(bomb.byteLength).toBeLessThan(20_000)
    const response = await boundedFetch(fetch, 1_000_000)(url)
    await expect(response.arrayBuffer()).rejects.toThrow(AnswerTooLarge)
    expect((await (await boundedFetch(fetch, 10_000_000)(url)).arrayBuffer()).byteLength).toBe(1e7)
  })
})
