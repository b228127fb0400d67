import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { Hono } from 'hono'
import { describe, expect, test, vi } from 'vitest'
import { vocabulary } from '#content/vocabulary.ts'
import { temporaryFolder } from '#test/temporary-folder.ts'
import { createApp, type AppDependencies } from './app.ts'
import { createSnapshot } from './catalogue/snapshot.fixture.ts'
import { createLog } from './create-log.ts'
import { createMetrics } from './http/metrics.ts'
import { staticFiles } from './http/static-files.ts'
import { securityHeaderValues } from './http/security-headers.ts'
import { createPages, type Render } from './pages/pages.ts'

const page = (path: string) =>
  new Response(`<h1>${path}</h1>`, { headers: { 'content-type': 'text/html' } })

type Changes = Partial<AppDependencies> & { render?: Render; policy?: undefined }

function site({ render, ...changes }: Changes = {}) {
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() }
  const content = { familyOrder: [], attributes: [], interfaces: [], vocabulary }
  const snapshot = createSnapshot([], content)
  const app = createApp({
    log,
    isEnding: () => false,
    headers: securityHeaderValues({ url: 'http://localhost', connect: [] }),
    metrics: createMetrics(),
    live: {
      current: () => snapshot,
    },
    states: { catalogue: () => ({ status: 'ok' }) },
    pages: createPages({
      address: (asked) => asked,
      clientAddress: () => 'somebody',
      render: render ?? (async (request) => page(new URL(request.url).pathname)),
      version: () => snapshot.version,
      policy: 'policy' in changes ? undefined : () => ({ connect: [], media: [], frames: [] }),
      log: { error: vi.fn() },
    }),
    clientFiles: undefined,
    documentDatabase: new Hono().all('/*', (c) => c.json({ database: c.req.method })),
    objectStorage: new Hono().all('/*', (c) => c.json({ storage: c.req.method })),
    pictures: new Hono().get('/:width{[0-9]+}/:path{.+}', (c) => c.text('picture')),
    files: new Hono().get('/:path{.+}', (c) => c.text('file')),
    listArchives: new Hono(),
    postedLists: new Hono(),
    oldAddresses: new Hono().get('/former', (c) => c.redirect('/now', 301)),
    forms: {
      api: new Hono().post('/contact', (c) => c.json({ ok: true })),
      page: (show) =>
        new Hono().post('/contact-us', async (c) => {
          const error = { code: 'invalid', message: 'No.' }
          return (await show(c, { status: 422, values: {}, error }))!
        }),
    },
    regions: new Hono().get('/states', (c) => c.text('states')),
    programs: { mcp: new Hono(), feeds: new Hono() },
    chat: new Hono().post('/chat', (c) => c.json({ reply: 'An answer.' })),
    ...changes,
  })
  return { app }
}

describe('the server', () => {
  test.each([
    ['/', '<h1>/</h1>'],
    ['/family/lenses', '<h1>/family/lenses</h1>'],
    ['/healthz', '{"ok":true}'],
    ['/v1/projects/x', '{"database":"GET"}'],
    ['/v0/b/x/o', '{"storage":"GET"}'],
    ['/images/320/a.webp', 'picture'],
    ['/files/a.pdf', 'file'],
    ['/api/states', 'states'],
    ['/images/a.webp', '<h1>/images/a.webp</h1>'],
    ['/v1', '{"database":"GET"}'],
    ['/files/', '<h1>/files/</h1>'],
  ])('answers %s with %s', async (path, text) => {
    const response = await site().app.request(path)
    expect(response.status).toBe(200)
    expect(await response.text()).toBe(text)
  })

  test('serves built files before pages, and pages where there is no such file', async () => {
    const folder = temporaryFolder()
    await writeFile(join(folder, 'favicon.svg'), '<svg/>')
    const { app } = site({
      clientFiles: staticFiles(folder),
      states: {
        build: async () => ({ status: 'stale', reason: 'a newer one waits' }),
      },
    })
    const dependencies = { build: { status: 'stale', reason: 'a newer one waits' } }
    const state = await (await app.request('/readyz')).json()
    expect(state).toMatchObject({ ready: true, dependencies })
    expect(await (await app.request('/favicon.svg')).text()).toBe('<svg/>')
    expect(await (await app.request('/other.svg')).text()).toBe('<h1>/other.svg</h1>')
  })

  test.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])('refuses %s', async (method) => {
    for (const path of ['/', '/products', '/images/320/a.webp', '/files/a.pdf', '/healthz']) {
      const response = await site().app.request(path, { method })
      expect(response.status).toBe(405)
      expect(response.headers.get('allow')).toBe('GET, HEAD')
    }
  })

  test('shows a posted form again with what came of it, and keeps that page for nobody', async () => {
    const render = vi.fn(async () => page('/contact-us'))
    const { app } = site({ render })
    const response = await app.request('/contact-us', { method: 'POST' })
    expect(response.status).toBe(422)
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(response.headers.get('content-security-policy')).toContain("default-src 'self'")
    const posted = expect.objectContaining({ status: 422 })
    expect(render).toHaveBeenLastCalledWith(expect.any(Request), posted)
    expect((await app.request('/contact-us')).status).toBe(200)
    expect(render).toHaveBeenCalledTimes(2)
  })

  test('leaves all methods to the document database and the object storage', async () => {
    const { app } = site()
    const post = async (path: string) => (await app.request(path, { method: 'POST' })).json()
    expect(await post('/v1/x')).toEqual({ database: 'POST' })
    expect(await post('/v0/x')).toEqual({ storage: 'POST' })
  })
})

describe('an unexpected failure', () => {
  const secret = 'password hunter2 in /srv/secret.ts'
  const throwing = () => Promise.reject(new Error(secret))

  test.each([
    ['rendering', '/', { render: throwing }],
    ['a picture', '/images/320/a.webp', { pictures: new Hono().get('/*', throwing) }],
    ['a file', '/files/a.pdf', { files: new Hono().get('/*', throwing) }],
    ['the database', '/v1/x', { documentDatabase: new Hono().get('/*', throwing) }],
  ])(
    'of %s is a 500 that tells visitors nothing, and the log what was thrown and where',
    async (_, path, changes) => {
      const lines: string[] = []
      const to = { write: (line: string) => void lines.push(line) }
      const { app } = site({ ...changes, log: createLog({ level: 'error', to }) })
      const response = await app.request(path)
      expect(response.status).toBe(500)
      const all = (await response.text()) + JSON.stringify([...response.headers])
      expect(all).not.toMatch(/hunter2|secret|Error|\.ts/)
      expect(response.headers.get('x-content-type-options')).toBe('nosniff')
      expect(lines.join('')).toMatch(/"stack":"Error\\n.*app\.test\.ts:\d+/)
      expect(lines.join('')).not.toMatch(/hunter2|secret/)
    },
  )
})

test('what the database answers is compressed, with a tag that says so', async () => {
  const documents = JSON.stringify(Array.from({ length: 200 }, (_, id) => ({ id })))
  const headers = { 'content-type': 'application/json', etag: '"1"' }
  const documentDatabase = new Hono().get('/*', (c) => c.body(documents, 200, headers))
  const asked = { headers: { 'accept-encoding': 'gzip, br' } }
  const packed = await site({ documentDatabase }).app.request('/v1/x', asked)
  expect(gunzipSync(new Uint8Array(await packed.arrayBuffer())).toString()).toBe(documents)
  // One strong tag for two forms would let a resumed download mix them (RFC 9110, 8.8.3).
  expect(packed.headers.get('etag')).toBe('W/"1"')
})
