import { mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Hono } from 'hono'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createObjectFolder } from './object-storage/object-folder.ts'
import { parseRange } from './object-storage/send-object.ts'
import { files, redirectedFiles } from './files.ts'

const film = '0123456789'
let folder = ''
let app: Hono

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'files-'))
  const storage = join(folder, 'storage')
  await mkdir(join(storage, 'docs', 'folder.pdf'), { recursive: true })
  await writeFile(join(storage, 'film.mp4'), film)
  await writeFile(join(storage, 'long.mp4'), Buffer.alloc(1_000_000))
  await writeFile(join(storage, 'empty.pdf'), '')
  await writeFile(join(storage, 'logo.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
  await writeFile(join(storage, 'logo.SVG'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
  await writeFile(join(storage, 'docs', 'Data sheet #1.pdf'), 'sheet')
  await writeFile(join(storage, 'notes.txt'), 'not offered')
  await writeFile(join(folder, 'outside.pdf'), 'secret')
  await symlink(join(folder, 'outside.pdf'), join(storage, 'link.pdf'))
  app = new Hono().route('/files', files(createObjectFolder(storage)))
  app.notFound((c) => c.text('page', 404))
})
afterAll(() => rm(folder, { recursive: true }))

const get = async (path: string, headers = {}, method = 'GET') =>
  app.request(`http://site.example/files${path}`, { headers, method })

describe('a file', () => {
  test('is served whole, with its type and size', async () => {
    const response = await get('/film.mp4')
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('video/mp4')
    expect(response.headers.get('content-length')).toBe('10')
    expect(response.headers.get('accept-ranges')).toBe('bytes')
    expect(await response.text()).toBe(film)
  })

  test('that is a drawing can run nothing, also when it is opened by itself', async () => {
    for (const path of ['/logo.svg', '/logo.SVG']) {
      const drawing = await get(path)
      expect(drawing.headers.get('content-type')).toBe('image/svg+xml')
      expect(drawing.headers.get('content-security-policy')).toBe(
        "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      )
    }
    expect((await get('/film.mp4')).headers.get('content-security-policy')).toBeNull()
  })

  test('may have a name with spaces and signs, and may be empty', async () => {
    expect(await (await get('/docs/Data%20sheet%20%231.pdf')).text()).toBe('sheet')
    const empty = await get('/empty.pdf')
    expect([empty.status, empty.headers.get('content-length'), await empty.text()]).toEqual([
      200,
      '0',
      '',
    ])
  })

  test('answers HEAD without a body, and without keeping the file open', async () => {
    const open = async () => (await readdir('/dev/fd')).length
    const before = await open()
    for (let i = 0; i < 30; i++) {
      const response = await get('/long.mp4', {}, 'HEAD')
      expect([response.status, response.headers.get('content-length')]).toEqual([200, '1000000'])
      expect(await response.text()).toBe('')
    }
    expect(await open()).toBeLessThan(before + 15)
  })
})

describe('a range', () => {
  test.each([
    ['bytes=0-3', '0123', 'bytes 0-3/10'],
    ['bytes=4-4', '4', 'bytes 4-4/10'],
    ['bytes=7-', '789', 'bytes 7-9/10'],
    ['bytes=-2', '89', 'bytes 8-9/10'],
    ['bytes=-99', film, 'bytes 0-9/10'],
    ['bytes=5-99999999999999999999', '56789', 'bytes 5-9/10'],
  ])('%s is served alone', async (range, text, contentRange) => {
    const response = await get('/film.mp4', { range })
    expect(response.status).toBe(206)
    expect(response.headers.get('content-range')).toBe(contentRange)
    expect(response.headers.get('content-length')).toBe(String(text.length))
    expect(await response.text()).toBe(text)
  })

  test.each(['bytes=10-', 'bytes=99-100', 'bytes=-0', `bytes=${'9'.repeat(40)}-`])(
    '%s outside the file is refused with its size',
    async (range) => {
      const response = await get('/film.mp4', { range })
      expect(response.status).toBe(416)
      expect(response.headers.get('content-range')).toBe('bytes */10')
    },
  )

  test.each([
    'bytes=',
    'bytes=-',
    'bytes=5-2',
    'bytes=0-1,4-5',
    'items=0-1',
    'bytes=a-b',
    'bytes=1e0-',
    '',
  ])('that is none (“%s”) is ignored', async (range) => {
    const response = await get('/film.mp4', { range })
    expect([response.status, await response.text()]).toEqual([200, film])
  })

  test('of an empty file cannot be met', () => {
    expect(parseRange('bytes=0-', 0)).toBe('unsatisfiable')
    expect(parseRange(undefined, 0)).toBeUndefined()
  })
})

describe('there is no such file', () => {
  test.each(['/missing.pdf', '/notes.txt', '/%2e%2e%2foutside.pdf', '/link.pdf', '/%E0%A4%A.pdf'])(
    'at %s',
    async (path) => {
      const response = await get(path)
      expect(response.status).toBe(404)
      expect(await response.text()).not.toContain('secret')
    },
  )
})

describe('in a hosted storage', () => {
  const hosted = new Hono().route(
    '/files',
    redirectedFiles((path) => `https://storage.example/o/${encodeURIComponent(path)}?alt=media`),
  )
  const ask = async (path: string) => hosted.request(`http://site.example/files${path}`)

  test('a file is sent by the storage', async () => {
    const response = await ask('/docs/Data%20sheet%20%231.pdf')
    expect([response.status, response.headers.get('location')]).toEqual([
      302,
      'https://storage.example/o/docs%2FData%20sheet%20%231.pdf?alt=media',
    ])
  })

  test('what is no document or film is not there', async () => {
    expect((await ask('/docs/page.html')).status).toBe(404)
  })
})
