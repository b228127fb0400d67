import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { Hono } from 'hono'
import sharp from 'sharp'
import { beforeEach, describe, expect, test } from 'vitest'
import { temporaryFolder } from '#test/temporary-folder.ts'
import { socialPictureSize } from '#domain/pictures.ts'
import { folderPictures } from '#server/adapters/picture-source/folder-pictures.ts'
import { pictures } from './pictures.ts'

/** Originals by their names, each with its size in pixels. */
const originals: Record<string, [width: number, height: number]> = {
  'wide.webp': [1200, 900],
  'tall.webp': [300, 900],
  'flat.webp': [1280, 90],
  'tiny.webp': [20, 20],
}

let folder = ''
let app: Hono
const get = async (path: string, headers: Record<string, string> = {}) =>
  app.request(`http://site.example/images/${path}`, { headers })

beforeEach(async () => {
  folder = temporaryFolder()
  const sources = join(folder, 'storage')
  await mkdir(join(sources, 'a b#'), { recursive: true })
  for (const [name, size] of Object.entries(originals)) {
    await drawn(...size).toFile(join(sources, 'a b#', name))
  }
  const cache = join(folder, 'cache')
  app = new Hono().route(
    '/images',
    pictures({ source: folderPictures(sources), cache, log: { warn: () => {} } }),
  )
})

describe('a picture for social networks', () => {
  test.each(Object.keys(originals))(
    'made of %s is a JPEG of the one size, the ground going on to its edges',
    async (name) => {
      const response = await get(`social/a%20b%23/${name}`, { accept: 'image/avif,*/*' })
      expect(response.status).toBe(200)
      expect(response.headers.get('content-type')).toBe('image/jpeg')
      const image = sharp(await response.arrayBuffer())
      expect(await image.metadata()).toMatchObject({ format: 'jpeg', ...socialPictureSize })
      const corner = await image.extract({ left: 0, top: 0, width: 4, height: 4 }).raw().toBuffer()
      expect([...corner].every((value) => value > 225)).toBe(true)
    },
  )

  test('is another than the one of its width', async () => {
    const social = await (await get('social/a%20b%23/wide.webp')).bytes()
    const sized = await (await get('1280/a%20b%23/wide.webp', { accept: 'image/jpeg' })).bytes()
    expect(await sharp(sized).metadata()).toMatchObject({ width: 1200, height: 900 })
    expect(sized).not.toEqual(social)
  })

  test('is missing where its original is', async () => {
    expect((await get('social/a%20b%23/none.webp')).status).toBe(404)
    expect((await get('social/..%2foutside.webp')).status).toBe(404)
  })
})

/** A dark spot in the middle of a light ground. */
function drawn(width: number, height: number) {
  const spot = { width: Math.ceil(width / 4), height: Math.ceil(height / 4), channels: 3 as const }
  return sharp({ create: { width, height, channels: 3, background: '#f0f0eb' } })
    .composite([{ input: { create: { ...spot, background: '#000' } } }])
    .webp()
}
