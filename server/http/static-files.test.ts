import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { Hono } from 'hono'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { staticFiles } from './static-files.ts'

const script = 'export const fiber = 1\n'.repeat(50)
let folder = ''
let app: Hono

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'static-'))
  const client = join(folder, 'client')
  await mkdir(join(client, 'assets', 'folder.js'), { recursive: true })
  await writeFile(join(client, 'assets', 'app-1a2b.js'), script)
  await writeFile(join(client, 'assets', 'app-1a2b.js.br'), brotliCompressSync(script))
  await writeFile(join(client, 'assets', 'app-1a2b.js.gz'), gzipSync(script))
  await writeFile(join(client, 'favicon.svg'), '<svg/>')
  await writeFile(join(folder, 'outside.json'), '{"secret":true}')
  app = new Hono().use(staticFiles(client))
  app.all('*', (c) => c.text('page', 404))
})
afterAll(() => rm(folder, { recursive: true }))

const get = async (path: string, headers = {}, method = 'GET') =>
  app.request(`http://site.example${path}`, { headers, method })

describe('built files', () => {
  test('are served with their type', async () => {
    const response = await get('/assets/app-1a2b.js')
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
    expect(await response.text()).toBe(script)
  })

  test('are kept for ever when their name has a hash, a day otherwise', async () => {
    const caching = async (path: string) => (await get(path)).headers.get('cache-control')
    expect(await caching('/assets/app-1a2b.js')).toBe('public, max-age=31536000, immutable')
    expect(await caching('/favicon.svg')).toBe('public, max-age=86400')
  })

  test('of another build are found in its folder, those of a name without a hash are not', async () => {
    const [own, other] = [join(folder, 'own'), join(folder, 'other')]
    for (const [client, name] of [
      [own, 'page-2b3c.js'],
      [other, 'page-1a2b.js'],
    ] as const) {
      await mkdir(join(client, 'assets'), { recursive: true })
      await writeFile(join(client, 'assets', name), name)
    }
    await writeFile(join(other, 'old.svg'), '<svg/>')
    const others = async () => [join(folder, 'client'), other]
    const site = new Hono().use(staticFiles(own, others)).all('*', (c) => c.text('page', 404))
    const textOf = async (path: string) => (await site.request(path)).text()
    expect(await textOf('/assets/page-1a2b.js')).toBe('page-1a2b.js')
    expect(await textOf('/assets/page-2b3c.js')).toBe('page-2b3c.js')
    expect(await textOf('/assets/page-3c4d.js')).toBe('page')
    expect(await textOf('/old.svg')).toBe('page')
  })

  test.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ])('are sent in %s to who reads it', async (encoding, undo) => {
    const response = await get('/assets/app-1a2b.js', { 'accept-encoding': encoding })
    expect(response.headers.get('content-encoding')).toBe(encoding)
    expect(response.headers.get('vary')).toBe('Accept-Encoding')
    expect(undo(new Uint8Array(await response.arrayBuffer())).toString()).toBe(script)
  })
})

describe('everything else is left to others:', () => {
  test.each([
    '/products',
    '/assets/missing.js',
    '/assets/folder.js',
    '/assets/app-1a2b.js/',
    '/favicon.svg%00.js',
  ])('%s', async (path) => {
    expect(await (await get(path)).text()).toBe('page')
  })

  test.each([
    '/../outside.json',
    '/%2e%2e%2foutside.json',
    '/%252e%252e/outside.json',
    '/..%5coutside.json',
    '/..\\outside.json',
  ])('%s, which tries to leave the folder', async (path) => {
    expect(await (await get(path)).text()).toBe('page')
  })

  test('a path with dots that no URL parser has seen', async () => {
    // A server may hand on the path of a request as it came.
    const raw = {
      url: 'http://site.example/../outside.json',
      method: 'GET',
      headers: new Headers(),
    }
    expect(await (await app.fetch(raw as Request)).text()).toBe('page')
  })

  test('anything but reading', async () => {
    expect((await get('/favicon.svg', {}, 'POST')).status).toBe(404)
  })
})
