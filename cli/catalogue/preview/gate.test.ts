import { expect, test } from 'vitest'
import { createGate } from './gate.ts'

const secret = 'a-secret-of-this-run'
const page = '<!doctype html><html><body class="site"><h1>Valve</h1></body></html>'

function gate() {
  const asked: string[] = []
  const app = createGate({
    secret,
    note: () => 'Preview of drafts: 1 < 2.',
    ask: (request) => {
      asked.push(`${request.method} ${new URL(request.url).pathname}`)
      const isPage = !new URL(request.url).pathname.startsWith('/images')
      return Promise.resolve(
        new Response(isPage ? page : 'picture', {
          headers: {
            'content-type': isPage ? 'text/html; charset=utf-8' : 'image/png',
            'cache-control': 'public, max-age=86400',
            etag: '"1"',
          },
        }),
      )
    },
  })
  const request = (path: string, init: RequestInit = {}) =>
    app.request(path, { ...init, headers: { cookie: `preview=${secret}` } })
  return { app, asked, request }
}

test('who does not have the secret finds nothing, and the site is not asked', async () => {
  const { app, asked } = gate()
  for (const path of ['/', '/valve', '/robots.txt', '/preview/a-guess/valve', '/preview']) {
    const response = await app.request(path)
    expect(response.status, path).toBe(404)
    expect(response.headers.get('x-robots-tag'), path).toBe('noindex, nofollow')
  }
  const guessed = await app.request('/valve', { headers: { cookie: 'preview=a-guess' } })
  expect(guessed.status).toBe(404)
  expect(asked).toEqual([])
})

test('the secret address sets a cookie and leads to the page behind it, of this site alone', async () => {
  const { app } = gate()
  const visit = await app.request(`/preview/${secret}/products?q=valve`)
  expect(visit.status).toBe(302)
  expect(visit.headers.get('location')).toBe('/products?q=valve')
  expect(visit.headers.get('set-cookie')).toMatch(/preview=a-secret-of-this-run;.*HttpOnly/)

  const outside = await app.request(`/preview/${secret}//elsewhere.example`)
  expect(outside.headers.get('location')).toBe('/elsewhere.example')
})

test('pages say that they are a preview; nothing is kept or indexed', async () => {
  const { request } = gate()
  const response = await request('/valve')
  const html = await response.text()
  expect(html).toContain('Preview of drafts: 1 &lt; 2.')
  expect(html.indexOf('<aside')).toBeLessThan(html.indexOf('<h1>'))
  expect(response.headers.get('cache-control')).toBe('private, no-store')
  expect(response.headers.get('x-robots-tag')).toBe('noindex, nofollow')
  expect(response.headers.get('etag')).toBeNull()

  expect(await (await request('/images/valve.png')).text()).toBe('picture')
})

test('questions are asked, and nothing is sent', async () => {
  const { request, asked } = gate()
  for (const path of [
    '/v1/projects/p/databases/(default)/documents:runQuery',
    '/api/chat',
    '/list',
  ]) {
    expect((await request(path, { method: 'POST' })).status, path).toBe(200)
  }
  expect(asked).toHaveLength(3)
  for (const path of ['/api/contact', '/api/lead', '/api/quote', '/contact-us', '/mcp']) {
    expect((await request(path, { method: 'POST' })).status, path).toBe(403)
  }
  const refused = await request('/api/contact', { method: 'POST' })
  expect(await refused.json()).toMatchObject({ ok: false, error: { code: 'preview' } })
  expect(asked).toHaveLength(3)
})
