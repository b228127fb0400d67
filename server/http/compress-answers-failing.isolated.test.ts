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
