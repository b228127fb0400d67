import { randomBytes } from 'node:crypto'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { Hono } from 'hono'
import { describe, expect, test, vi } from 'vitest'
import { compress } from '../http/compression.ts'
import { html, long, site } from './pages.fixture.ts'

vi.mock('../http/compression.ts', async (original) => {
  const real = await original<typeof import('../http/compression.ts')>()
  return { ...real, compress: vi.fn(real.compress) }
})

describe('the encoding', () => {
  test.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ])('%s holds the same page, the first time and later', async (encoding, undo) => {
    const { get } = site()
    for (const _ of [1, 2]) {
      const response = await get('/a', { 'accept-encoding': encoding })
      expect(response.headers.get('content-encoding')).toBe(encoding)
      expect(response.headers.get('vary')).toBe('Accept-Encoding')
      expect(undo(await response.bytes()).toString()).toBe(long)
    }
  })

  test('of who asks at the same moment is made once', async () => {
    vi.mocked(compress).mockClear()
    const { get } = site()
    const headers = { 'accept-encoding': 'gzip' }
    const responses = await Promise.all([1, 2, 3].map(() => get('/a', headers)))
    const bodies = await Promise.all(responses.map((response) => response.bytes()))
    for (const body of bodies) expect(gunzipSync(body).toString()).toBe(long)
    expect(compress).toHaveBeenCalledTimes(1)
  })

  test('is none for who reads none, and for what is too short', async () => {
    expect((await site().get('/a')).headers.get('content-encoding')).toBeNull()
    const short = await site(() => html('short')).get('/a', { 'accept-encoding': 'br' })
    expect(short.headers.get('content-encoding')).toBeNull()
    expect(await short.text()).toBe('short')
  })
})

describe('a page made ahead of its visitors', () => {
  test('is there, compressed, for the first of them', async () => {
    vi.mocked(compress).mockClear()
    const { get, load, render } = site()
    await load('https://verrane.example/a?x=1')
    const made = vi.mocked(compress).mock.calls.length
    expect(made).toBeGreaterThan(0)
    const response = await get('/a?x=1', { 'accept-encoding': 'br' })
    expect(brotliDecompressSync(await response.bytes()).toString()).toBe(long)
    expect(render).toHaveBeenCalledTimes(1)
    expect(compress).toHaveBeenCalledTimes(made)
  })

  test('that fails says so, and is made again for a visitor', async () => {
    let status = 500
    const { get, load } = site(() => html(long, status))
    await expect(load('http://site.example/a')).rejects.toThrow('500')
    status = 200
    expect((await get('/a')).status).toBe(200)
  })
})

describe('the best compression, which costs more than the page', () => {
  const large = randomBytes(16_000).toString('hex')
  const qualities = () => vi.mocked(compress).mock.calls.map(([, , quality]) => quality)
  const accepting = { 'accept-encoding': 'br' }

  test('is for pages that are too large for one round trip else', async () => {
    vi.mocked(compress).mockClear()
    await site(() => html(large)).get('/a', accepting)
    expect(qualities()).toEqual([7, 10])
  })

  test.each([422, 413] as const)(
    'is not for a form that is shown again with %i',
    async (status) => {
      vi.mocked(compress).mockClear()
      const { pages } = site(() => html(large))
      const posted = { status, values: {}, error: { code: 'invalid', message: 'No.' } }
      const app = new Hono().post('/form', async (c) => (await pages.answerPosted(c, posted))!)
      const answer = await app.request('/form', { method: 'POST', headers: accepting })
      expect(answer.status).toBe(status)
      expect(brotliDecompressSync(await answer.bytes()).toString()).toBe(large)
      expect(qualities()).toEqual([7])
    },
  )
})
