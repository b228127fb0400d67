import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createObjectStorage, type ObjectStorage } from './create-object-storage.ts'

let folder = ''
let storage: ObjectStorage
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'storage-'))
  const root = join(folder, 'storage')
  await mkdir(join(root, 'docs', 'deep'), { recursive: true })
  await mkdir(join(root, 'empty', 'emptier'), { recursive: true })
  await writeFile(join(root, 'docs', 'a.pdf'), '0123456789')
  await writeFile(join(root, 'docs', 'deep', 'b.xlsx'), 'b')
  await writeFile(join(root, 'docs', '.hidden.pdf'), 'secret')
  await writeFile(join(root, 'docs', 'notes'), 'plain')
  await writeFile(join(root, 'top.webp'), 'picture')
  await writeFile(join(folder, 'outside.pdf'), 'secret')
  await symlink(join(folder, 'outside.pdf'), join(root, 'link.pdf'))
  storage = createObjectStorage(root)
})
afterAll(() => rm(folder, { recursive: true }))

const ask = (path: string, init?: RequestInit) =>
  storage.api.fetch(new Request(`http://site.example/v0/b/any-bucket/o${path}`, init))
const body = async (path: string) => (await ask(path)).json()

describe('a list', () => {
  test('without a delimiter goes to the bottom', async () => {
    const { items, prefixes } = await body('?prefix=docs/')
    expect(items.map(({ name }: { name: string }) => name)).toEqual([
      'docs/a.pdf',
      'docs/deep/b.xlsx',
      'docs/notes',
    ])
    expect(prefixes).toEqual([])
  })

  test('may have a prefix that is no folder', async () => {
    const { items, prefixes } = await body('?prefix=do&delimiter=/')
    expect([items, prefixes]).toEqual([[], ['docs/']])
    expect((await body('?prefix=docs/a')).items).toHaveLength(1)
  })

  test.each(['../', '%2e%2e/', '/', '//etc/', 'docs/../../', 'docs/%00/', '..%5c', '.hidden'])(
    'with the prefix %s is empty',
    async (prefix) => {
      for (const delimiter of ['', '/']) {
        const page = await body(`?prefix=${prefix}&delimiter=${delimiter}`)
        expect(page).toEqual({ items: [], prefixes: [] })
      }
    },
  )

  test('asked for with another delimiter is refused', async () => {
    expect((await ask('?delimiter=-')).status).toBe(400)
  })
})

describe('an object', () => {
  test('is described', async () => {
    expect(await body('/docs%2Fa.pdf')).toEqual({
      name: 'docs/a.pdf',
      bucket: 'any-bucket',
      generation: expect.stringMatching(/^\d+$/),
      metageneration: '1',
      contentType: 'application/pdf',
      timeCreated: expect.any(String),
      updated: expect.any(String),
      storageClass: 'STANDARD',
      size: '10',
      contentEncoding: 'identity',
      contentDisposition: "inline; filename*=utf-8''a.pdf",
      etag: expect.any(String),
      downloadTokens: expect.stringMatching(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/),
    })
    expect((await body('/docs%2Fnotes')).contentType).toBe('application/octet-stream')
  })

  test('is not sent again to who has it', async () => {
    const { headers } = await ask('/docs%2Fa.pdf?alt=media', { method: 'HEAD' })
    const etag = headers.get('etag')!
    const modified = headers.get('last-modified')!
    expect(headers.get('cache-control')).toBe('public, max-age=3600')
    const status = async (conditions: Record<string, string>) =>
      (await ask('/docs%2Fa.pdf?alt=media', { headers: conditions })).status
    expect(await status({ 'if-none-match': `"x", W/${etag}` })).toBe(304)
    expect(await status({ 'if-none-match': '"x"', 'if-modified-since': modified })).toBe(200)
    expect(await status({ 'if-modified-since': modified })).toBe(304)
    expect(await status({ 'if-modified-since': 'Thu, 01 Jan 1998 00:00:00 GMT' })).toBe(200)
    expect(await status({ range: 'bytes=0-1', 'if-range': etag })).toBe(206)
    expect(await status({ range: 'bytes=0-1', 'if-range': '"x"' })).toBe(200)
  })

  test.each([
    'nope.pdf',
    'docs',
    '..%2Foutside.pdf',
    'docs%2F..%2F..%2Foutside.pdf',
    '%2Fetc%2Fhosts',
    '..%5Coutside.pdf',
    '%252e%252e%252foutside.pdf',
    'link.pdf',
    'docs%2F.hidden.pdf',
    'docs%2Fa.pdf%00',
    `${'x'.repeat(3000)}.pdf`,
    `${'x%2F'.repeat(2000)}y.pdf`,
  ])('is not found at %s', async (name) => {
    for (const query of ['', '?alt=media']) {
      const response = await ask(`/${name}${query}`)
      expect(response.status).toBe(404)
      expect(await response.json()).toEqual({ error: { code: 404, message: 'Not Found.' } })
    }
  })

  test.each(['%E0%A4%A', 'docs/a.pdf'])('cannot be named %s', async (name) => {
    expect((await ask(`/${name}`)).status).toBe(400)
  })
})

test('nothing can be written', async () => {
  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
    const response = await ask('/docs%2Fa.pdf', { method })
    expect(response.status).toBe(403)
    expect(await response.json()).toEqual({ error: { code: 403, message: 'Permission denied.' } })
  }
})

test('a browser may ask first', async () => {
  const headers = { 'access-control-request-headers': 'x-firebase-gmpid' }
  const response = await ask('/docs%2Fa.pdf', { method: 'OPTIONS', headers })
  expect(response.headers.get('access-control-allow-headers')).toBe('x-firebase-gmpid')
})
