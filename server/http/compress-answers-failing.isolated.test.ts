import { randomBytes } from 'node:crypto'
import { brotliDecompressSync } from 'node:zlib'
import { Hono } from 'hono'
import { expect, test, vi } from 'vitest'
import { compress } from './compression.ts'
import { compressAnswers } from './compress-answers.ts'

vi.mock('./compression.ts', async (original) => {
  const real = await original<typeof import('./compression.ts')>()
  return { ...real, compress: vi.fn(real.compress) }
})

const body = JSON.stringify({ names: Array.from({ length: 300 }, (_, i) => `p${i}`) })
const headers = { 'content-type': 'application/json', etag: '"1"' }

test('a compression that fails once is an error once, and tried again for the next', async () => {
  const app = new Hono().use(compressAnswers())
  app.get('*', () => new Response(body, { headers }))
  app.onError((error, c) => c.text(error.message, 500))
  const get = async () => app.request('/x', { headers: { 'accept-encoding': 'br' } })
  vi.mocked(compress).mockRejectedValueOnce(new Error('out of memory'))
  expect((await get()).status).toBe(500)
  for (const _ of [1, 2]) {
    const response = await get()
    expect(response.status).toBe(200)
    expect(brotliDecompressSync(await response.bytes()).toString()).toBe(body)
  }
  expect(compress).toHaveBeenCalledTimes(2)
})

test('so many bytes are kept, however large each answer is', async () => {
  vi.mocked(compress).mockClear()
  // Noise, which no compression makes smaller.
  const noise = randomBytes(40_000).toString('base64')
  const app = new Hono().use(compressAnswers(100_000))
  app.get('/:tag', (c) => c.body(noise, 200, { ...headers, etag: `"${c.req.param('tag')}"` }))
  const get = async (tag: string) => {
    const response = await app.request(`/${tag}`, { headers: { 'accept-encoding': 'br' } })
    expect(brotliDecompressSync(await response.bytes()).toString()).toBe(noise)
    return vi.mocked(compress).mock.calls.length
  }
  expect(await get('1')).toBe(1)
  expect(await get('2')).toBe(2)
  expect(await get('2')).toBe(2)
  // There is room for two: the third takes the place of the first.
  expect(await get('3')).toBe(3)
  expect(await get('2')).toBe(3)
  expect(await get('1')).toBe(4)
})

test('200 who ask at the same moment share one compression', async () => {
  vi.mocked(compress).mockClear()
  const app = new Hono().use(compressAnswers())
  app.get('*', () => new Response(body, { headers }))
  const get = async () => app.request('/x', { headers: { 'accept-encoding': 'br' } })
  await Promise.all(Array.from({ length: 200 }, get))
  expect(compress).toHaveBeenCalledTimes(1)
})
