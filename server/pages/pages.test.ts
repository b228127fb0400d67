import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { Hono } from 'hono'
import { describe, expect, test, vi } from 'vitest'
import { compress } from './compression.ts'
import { createPages } from './pages.ts'

vi.mock('./compression.ts', async (original) => {
  const real = await original<typeof import('./compression.ts')>()
  return { ...real, compress: vi.fn(real.compress) }
})

const policy = { connect: [], media: [] }
const long = `<html><script>start()</script>${'<p>Fiber</p>'.repeat(200)}`
const html = (body: string, status = 200, headers = {}) =>
  new Response(body, { status, headers: { 'content-type': 'text/html', ...headers } })

function site(
  answer: (request: Request) => Response | Promise<Response> = () => html(long),
  options: { policy?: typeof policy | undefined } = { policy },
) {
  const render = vi.fn(async (request: Request) => answer(request))
  const world = { version: '1' }
  const pages = createPages({ render, version: () => world.version, policy: options.policy })
  const app = new Hono().get('*', pages.answer)
  app.onError((error, c) => c.text(error.message, 500))
  const get = async (path: string, headers: Record<string, string> = {}) =>
    app.request(`http://site.example${path}`, { headers })
  return { app, get, render, world, load: pages.load }
}

describe('a page', () => {
  test('is rendered once and then served from memory, byte for byte', async () => {
    const { get, render } = site()
    const first = await (await get('/a')).text()
    expect(await (await get('/a')).text()).toBe(first)
    expect(first).toBe(long)
    expect(render).toHaveBeenCalledTimes(1)
  })

  test('is not kept where it says so', async () => {
    const { get, render } = site(() => html(long, 200, { 'cache-control': 'no-store' }))
    for (const path of ['/a', '/a']) await get(path)
    expect(render).toHaveBeenCalledTimes(2)
  })

  test('is its own for every query string', async () => {
    const { get, render } = site((request) => html(new URL(request.url).search))
    expect(await (await get('/a?x=1')).text()).toBe('?x=1')
    expect(await (await get('/a?x=2')).text()).toBe('?x=2')
    expect(render).toHaveBeenCalledTimes(2)
  })

  test('is rendered once for all who ask while it is being rendered', async () => {
    const ready = Promise.withResolvers<Response>()
    const { get, render } = site(() => ready.promise)
    const waiting = [get('/a'), get('/a'), get('/a')]
    ready.resolve(html(long))
    const bodies = await Promise.all(
      (await Promise.all(waiting)).map((response) => response.text()),
    )
    expect(bodies).toEqual([long, long, long])
    expect(render).toHaveBeenCalledTimes(1)
  })

  test('is rendered anew when the version has changed', async () => {
    const { get, render, world } = site(() => html(`v${world.version}`))
    expect(await (await get('/a')).text()).toBe('v1')
    world.version = '2'
    expect(await (await get('/a')).text()).toBe('v2')
    expect(render).toHaveBeenCalledTimes(2)
  })

  test('of an old version that comes late is not served for the new one', async () => {
    const late = Promise.withResolvers<Response>()
    const { get, world } = site(() => (world.version === '1' ? late.promise : html('new')))
    const waiting = get('/a')
    world.version = '2'
    expect(await (await get('/a')).text()).toBe('new')
    late.resolve(html('old'))
    expect(await (await waiting).text()).toBe('old')
    expect(await (await get('/a')).text()).toBe('new')
  })

  test('is the same for every visitor: cookies and addresses do not reach the rendering', async () => {
    const { get, render } = site()
    await get('/a', { cookie: 'id=1', 'x-forwarded-for': '1.2.3.4', accept: 'text/html' })
    expect([...render.mock.calls[0]![0].headers]).toEqual([['accept', 'text/html']])
  })

  test('carries a policy for its own inline scripts', async () => {
    const { get } = site()
    const header = (await get('/a')).headers.get('content-security-policy')
    expect(header).toMatch(/script-src 'self' 'sha256-[^']+'/)
  })

  test('that is no HTML carries none', async () => {
    const { get } = site(() => Response.json({ a: 1 }))
    const { headers } = await get('/a.data')
    expect(headers.get('content-security-policy')).toBeNull()
    expect(headers.get('content-type')).toBe('application/json')
  })

  test('keeps the cache policy it was given, and is checked each time without one', async () => {
    const { get } = site(({ url }) =>
      html('x', 200, url.endsWith('/own') ? { 'cache-control': 'max-age=60' } : {}),
    )
    expect((await get('/own')).headers.get('cache-control')).toBe('max-age=60')
    expect((await get('/a')).headers.get('cache-control')).toBe('no-cache')
  })
})

describe('a page that is not 200', () => {
  test('is kept with its status when it was not found', async () => {
    const { get, render } = site(() => html(long, 404))
    for (const _ of [1, 2]) expect((await get('/nope')).status).toBe(404)
    expect(render).toHaveBeenCalledTimes(1)
  })

  test('is not kept when the server failed', async () => {
    let status = 500
    const { get } = site(() => html('x', status))
    expect((await get('/a')).status).toBe(500)
    status = 200
    expect((await get('/a')).status).toBe(200)
  })

  test('is an error when rendering throws, for all who wait, and tried again after', async () => {
    let broken = true
    const { get, render } = site(async () => {
      if (broken) throw new Error('render failed')
      return html('fine')
    })
    const failed = await Promise.all([get('/a'), get('/a')])
    expect(failed.map(({ status }) => status)).toEqual([500, 500])
    expect(render).toHaveBeenCalledTimes(1)
    broken = false
    expect(await (await get('/a')).text()).toBe('fine')
  })

  test('may be a redirect, which is passed on', async () => {
    const { get } = site(() => new Response(null, { status: 302, headers: { location: '/b' } }))
    const response = await get('/a', { 'accept-encoding': 'br' })
    expect([response.status, response.headers.get('location')]).toEqual([302, '/b'])
  })
})

describe('addresses nobody has links to', () => {
  test('are answered but not kept when they are enormous', async () => {
    const { get, render } = site()
    const path = `/a?q=${'x'.repeat(400)}`
    for (const _ of [1, 2]) expect((await get(path)).status).toBe(200)
    expect(render).toHaveBeenCalledTimes(2)
  })
})

describe('the entity tag', () => {
  test('saves the body when the client has it', async () => {
    const { get } = site()
    const etag = (await get('/a')).headers.get('etag')!
    const again = await get('/a', { 'if-none-match': `"x", ${etag}`, 'accept-encoding': 'br' })
    expect(again.status).toBe(304)
    expect(await again.text()).toBe('')
    expect(again.headers.get('etag')).toBe(etag)
  })

  test('changes with the page and only then', async () => {
    const { get, world } = site(() => html(world.version === '3' ? 'other' : long))
    const tag = async () => (await get('/a')).headers.get('etag')
    const first = await tag()
    world.version = '2'
    expect(await tag()).toBe(first)
    world.version = '3'
    expect(await tag()).not.toBe(first)
  })

  test('never hides that a page is gone', async () => {
    const { get } = site(() => html(long, 404))
    const etag = (await get('/a')).headers.get('etag')!
    expect((await get('/a', { 'if-none-match': etag })).status).toBe(404)
  })
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

test('HEAD answers as GET does, without the body', async () => {
  const { app } = site()
  const response = await app.request('/a', { method: 'HEAD' })
  expect(response.status).toBe(200)
  expect(response.headers.get('etag')).toBeTruthy()
  expect(await response.text()).toBe('')
})

test('without a policy, as in development, every request renders and no policy is sent', async () => {
  const { get, render } = site(undefined, { policy: undefined })
  await get('/a')
  expect((await get('/a')).headers.get('content-security-policy')).toBeNull()
  expect(render).toHaveBeenCalledTimes(2)
})
