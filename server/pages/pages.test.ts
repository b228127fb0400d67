import { describe, expect, test, vi } from 'vitest'
import { html, long, policy, site } from './pages.fixture.ts'

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

  test('is the one of its address, whatever else a request says', async () => {
    const address = (asked: string) => asked.replace(/\?gclid=.*/, '')
    const { get, render } = site((request) => html(request.url), { policy, address })
    for (const path of ['/a?gclid=1', '/a', '/a?gclid=2']) {
      expect(await (await get(path)).text()).toBe('http://site.example/a')
    }
    expect(render).toHaveBeenCalledTimes(1)
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
    const { get, world, render } = site(() => (world.version === '1' ? late.promise : html('new')))
    const waiting = get('/a')
    await vi.waitFor(() => expect(render).toHaveBeenCalledTimes(1))
    world.version = '2'
    expect(await (await get('/a')).text()).toBe('new')
    late.resolve(html('old'))
    expect(await (await waiting).text()).toBe('old')
    expect(await (await get('/a')).text()).toBe('new')
    // Nor does it cost the new one its place.
    expect(render).toHaveBeenCalledTimes(2)
  })

  test('is the same for every visitor: cookies and addresses do not reach the rendering', async () => {
    const { get, render } = site()
    await get('/a', { cookie: 'id=1', 'x-forwarded-for': '1.2.3.4', accept: 'text/html' })
    expect([...render.mock.calls[0]![0].headers]).toEqual([])
  })

  test('carries a policy for its own inline scripts', async () => {
    const { get } = site()
    const header = (await get('/a')).headers.get('content-security-policy')
    expect(header).toMatch(/script-src 'self' 'sha256-[^']+'/)
  })

  test('that is no HTML carries none', async () => {
    const { get } = site(() => Response.json({ a: 1 }))
    const { headers } = await get('/a.json')
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

  test('never hides that a page is gone', async () => {
    const { get } = site(() => html(long, 404))
    const etag = (await get('/a')).headers.get('etag')!
    expect((await get('/a', { 'if-none-match': etag })).status).toBe(404)
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
