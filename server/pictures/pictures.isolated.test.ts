import { mkdir, readdir, rm, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Hono } from 'hono'
import sharp from 'sharp'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { temporaryFolder } from '#test/temporary-folder.ts'
import { pictureWidths } from '#domain/pictures.ts'
import { folderPictures } from '#server/adapters/picture-source/folder-pictures.ts'
import type { PictureSource } from '#server/ports/picture-source.ts'
import { pictures } from './pictures.ts'

vi.mock('sharp', async (original) => {
  const { default: real } = await original<typeof import('sharp')>()
  const { cache, concurrency } = real
  return { default: Object.assign(vi.fn(real), { cache, concurrency }) }
})

const log = { warn: vi.fn() }
let folder = ''
let app: Hono
const sources = () => join(folder, 'storage')
const cache = () => join(folder, 'cache')
function serving(source: PictureSource) {
  const site = new Hono().route('/images', pictures({ source, cache: cache(), log }))
  site.onError((_, c) => c.text('failed', 500))
  site.notFound((c) => c.text('page', 404))
  return site
}
const red = (width: number, height: number, alpha = 1) =>
  sharp({ create: { width, height, channels: 4, background: { r: 200, g: 30, b: 30, alpha } } })

beforeEach(async () => {
  folder = temporaryFolder()
  await mkdir(join(sources(), 'productImages'), { recursive: true })
  await red(400, 300)
    .webp()
    .toFile(join(sources(), 'productImages', 'Ball lens.webp'))
  await red(400, 300).png().toFile(join(folder, 'outside.png'))
  await symlink(join(folder, 'outside.png'), join(sources(), 'link.png'))
  app = serving(folderPictures(sources()))
})

const lens = '/320/productImages/Ball%20lens.webp'
const get = async (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  app.request(`http://site.example/images${path}`, { headers, method })
const measure = async (response: Response) => sharp(await response.bytes()).metadata()

describe('a picture', () => {
  test.each([
    ['image/avif,image/webp,*/*', 'image/avif', 'heif'],
    ['image/webp,*/*', 'image/webp', 'webp'],
    ['*/*', 'image/jpeg', 'jpeg'],
    ['image/jxl,image/svg+xml,text/html', 'image/jpeg', 'jpeg'],
    ['no format at all', 'image/jpeg', 'jpeg'],
    [undefined, 'image/jpeg', 'jpeg'],
  ])('for a browser that accepts %s is %s', async (accept, type, format) => {
    const response = await get(lens, accept ? { accept } : {})
    expect(response.headers.get('content-type')).toBe(type)
    expect(response.headers.get('vary')).toBe('Accept')
    expect(await measure(response)).toMatchObject({ format, width: 320, height: 240 })
  })

  test.each(pictureWidths)(
    'comes %d pixels wide, but never wider than its original',
    async (width) => {
      const response = await get(`/${width}/productImages/Ball%20lens.webp`)
      expect((await measure(response)).width).toBe(Math.min(width, 400))
    },
  )

  test('comes in no other width', async () => {
    for (const width of ['1', '161', '0320x', '100000', '-320', '3.2', '9'.repeat(400)]) {
      expect((await get(`/${width}/productImages/Ball%20lens.webp`)).status).toBe(404)
    }
  })

  test('is made once, also for 200 who ask at the same moment, and kept on disk', async () => {
    vi.mocked(sharp).mockClear()
    const responses = await Promise.all(Array.from({ length: 200 }, () => get(lens)))
    expect(sharp).toHaveBeenCalledTimes(1)
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]))
    const tags = responses.map(({ headers }) => headers.get('etag'))
    expect(new Set(tags).size).toBe(1)
    expect(await readdir(cache())).toHaveLength(1)
    await get(lens)
    expect(sharp).toHaveBeenCalledTimes(1)
    await rm(cache(), { recursive: true })
    expect((await get(lens)).status).toBe(200)
    expect(sharp).toHaveBeenCalledTimes(2)
  })

  test('is made anew when its original changes', async () => {
    const tag = (await get(lens)).headers.get('etag')
    await red(400, 100)
      .webp()
      .toFile(join(sources(), 'productImages', 'Ball lens.webp'))
    const changed = await get(lens)
    expect(changed.headers.get('etag')).not.toBe(tag)
    expect((await measure(changed)).height).toBe(80)
  })

  test('is not sent again to who has it', async () => {
    const etag = (await get(lens)).headers.get('etag')!
    const again = await get(lens, { 'if-none-match': etag })
    expect([again.status, await again.text()]).toEqual([304, ''])
  })

  test('stands the way its camera was held', async () => {
    const file = join(sources(), 'turned.jpg')
    await red(400, 300).jpeg().withMetadata({ orientation: 6 }).toFile(file)
    expect(await measure(await get('/160/turned.jpg'))).toMatchObject({ width: 160, height: 213 })
  })

  test('with a transparent ground is white where JPEG has no transparency', async () => {
    await red(200, 200, 0).png().toFile(join(sources(), 'clear.png'))
    const bytes = await (await get('/160/clear.png')).bytes()
    const { channels } = await sharp(bytes).stats()
    expect(channels.map(({ min }) => min)).toEqual([255, 255, 255])
  })

  test('is served although it cannot be kept', async () => {
    await writeFile(cache(), 'a file where the folder should be')
    expect((await get(lens)).status).toBe(200)
    expect((await get(lens)).status).toBe(200)
  })

  test('answers HEAD without a body', async () => {
    const response = await get(lens, {}, 'HEAD')
    expect([response.status, await response.text()]).toEqual([200, ''])
  })
})

describe('there is no such picture', () => {
  test.each([
    '/320/missing.webp',
    '/320/productImages',
    '/320/%2e%2e%2foutside.png',
    '/320/..%5coutside.png',
    '/320/link.png',
    '/320/productImages/Ball%20lens.webp%00.png',
    '/320//etc/passwd.png',
    '/320/%E0%A4%A.png',
    '/320/',
    '/lens.webp',
  ])('at %s', async (path) => {
    expect((await get(path)).status).toBe(404)
    expect(await readdir(folder)).not.toContain('cache')
  })

  test.each(['secret.svg', 'notes.txt', 'movie.gif'])(
    'among files of other types: %s',
    async (name) => {
      await writeFile(join(sources(), name), '<svg xmlns="http://www.w3.org/2000/svg"/>')
      expect((await get(`/320/${name}`)).status).toBe(404)
    },
  )
})

describe('an address of another place is refused, and nothing is fetched,', () => {
  test.each([
    'https://evil.example/a.png',
    'https%3A%2F%2F169.254.169.254%2Flatest%2Fa.png',
    '%2F%2Fevil.example%2Fa.png',
    '%5c%5cevil.example%5ca.png',
    'file:%2f%2f%2fetc%2fpasswd.png',
  ])('at %s', async (path) => {
    const fetched = vi.spyOn(globalThis, 'fetch')
    const response = await get(`/320/${path}`)
    expect([response.status, await response.text()]).toEqual([
      403,
      'Pictures of this place are not served.',
    ])
    expect(fetched).not.toHaveBeenCalled()
  })
})

describe('a broken original', () => {
  test.each([
    ['is empty', ''],
    ['is no picture', '<html>'],
    ['breaks off', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')],
    ['is an SVG in disguise', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="0"/>'],
  ])('that %s is no picture, tried once and told once', async (_, content) => {
    await writeFile(join(sources(), 'broken.png'), content)
    vi.mocked(sharp).mockClear()
    log.warn.mockClear()
    for (const _ of [1, 2]) expect((await get('/320/broken.png')).status).toBe(404)
    expect(sharp).toHaveBeenCalledTimes(1)
    expect((await get('/640/broken.png')).status).toBe(404)
    expect(log.warn.mock.calls).toEqual([
      [{ picture: 'broken.png', reason: expect.any(String) }, 'pictures: one is broken'],
    ])
    expect((await get(lens)).status).toBe(200)
  })

  test('is served once it is whole', async () => {
    await writeFile(join(sources(), 'late.png'), 'half')
    expect((await get('/320/late.png')).status).toBe(404)
    await red(400, 300).png().toFile(join(sources(), 'late.png'))
    expect((await get('/320/late.png')).status).toBe(200)
  })
})

describe('another source', () => {
  const original = async () => red(400, 200).png().toBuffer()

  test('that fails is no fault of the picture: it is asked again', async () => {
    const read = vi.fn(original)
    read.mockRejectedValueOnce(new Error('the storage is down'))
    app = serving(async () => ({ version: 'c', read }))
    expect((await get(lens)).status).toBe(500)
    expect((await get(lens)).status).toBe(200)
  })
})
