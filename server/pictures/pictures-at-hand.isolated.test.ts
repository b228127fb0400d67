import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Hono } from 'hono'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { folderPictures } from '#server/adapters/picture-source/folder-pictures.ts'
import { embeddable } from '#server/http/security-headers.ts'
import { pictures, type Pictures } from './pictures.ts'

const lens = '/images/320/Ball%20lens.webp'
let folder = ''
let made: Pictures
let app: Hono

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'at-hand-'))
  const background = { r: 200, g: 30, b: 30 }
  await sharp({ create: { width: 400, height: 300, channels: 3, background } })
    .webp()
    .toFile(join(folder, 'Ball lens.webp'))
  const cache = join(folder, 'cache')
  made = pictures({ source: folderPictures(folder), cache, log: { warn: vi.fn() } })
  app = new Hono().use(embeddable).route('/images', made.api)
})
afterEach(() => rm(folder, { recursive: true }))

const get = async (path: string, accept: string) =>
  app.request(`http://site.example${path}`, { headers: { accept } })

describe('a picture that was sent a moment ago', () => {
  test.each([['image/avif'], ['image/webp'], ['*/*']])(
    'is at hand for who reads %s',
    async (accept) => {
      const atHand = () => made.atHand(lens, accept)
      expect(atHand()).toBeUndefined()
      const sent = await get(lens, accept)
      const kept = atHand()!
      const { 'content-length': _, ...headers } = Object.fromEntries(sent.headers)
      expect({ ...kept.headers }).toEqual(headers)
      expect(kept.etag).toBe(headers.etag)
      expect(kept.bytes.equals(Buffer.from(await sent.arrayBuffer()))).toBe(true)
      const others = ['image/avif', 'image/webp', '*/*'].filter((one) => one !== accept)
      for (const other of others) expect(made.atHand(lens, other)).toBeUndefined()
      expect(made.atHand(`${lens}?x`, accept)).toBeUndefined()
    },
  )

  test('is looked for again ten seconds later, and one that is not there each time', async () => {
    await get('/images/320/none.webp', '*/*')
    expect(made.atHand('/images/320/none.webp', '*/*')).toBeUndefined()
    await get(lens, '*/*')
    const now = vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 11_000)
    expect(made.atHand(lens, '*/*')).toBeUndefined()
    now.mockRestore()
  })
})
