import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Hono } from 'hono'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { socialPictureSize } from '#domain/pictures.ts'
import { folderPictures } from '#server/adapters/picture-source/folder-pictures.ts'
import { pictures } from './pictures.ts'
import { withSocialPictures } from './social-pictures.ts'

let folder = ''
let app: Hono
const ground = { r: 240, g: 240, b: 235, alpha: 1 }

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'social-'))
  await mkdir(join(folder, 'storage/a b#'), { recursive: true })
  const draw = (width: number, height: number, name: string) =>
    sharp({ create: { width, height, channels: 4, background: ground } })
      .composite([
        {
          input: {
            create: {
              width: Math.round(width / 4),
              height: Math.round(height / 4),
              channels: 4,
              background: 'black',
            },
          },
        },
      ])
      .webp({ lossless: true })
      .toFile(join(folder, 'storage/a b#', name))
  await Promise.all([
    draw(1200, 900, 'wide.webp'),
    draw(300, 900, 'tall.webp'),
    draw(1400, 100, 'flat.webp'),
    draw(20, 20, 'tiny.webp'),
  ])
  const source = folderPictures(join(folder, 'storage'))
  const options = { source, cache: join(folder, 'cache') }
  app = new Hono().route('/images', withSocialPictures(pictures(options)))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const get = (name: string, form = 'social') =>
  app.request(`http://site.example/images/${form}/a%20b%23/${name}`, {
    headers: { accept: 'image/avif,image/webp,*/*' },
  })

describe('a picture for social networks', () => {
  test.each(['wide.webp', 'tall.webp', 'flat.webp', 'tiny.webp'])(
    'made of %s is a JPEG of the one size, the ground going on to its edges',
    async (name) => {
      const response = await get(name)
      expect(response.status).toBe(200)
      expect(response.headers.get('content-type')).toBe('image/jpeg')
      const image = sharp(await response.arrayBuffer())
      expect(await image.metadata()).toMatchObject({ format: 'jpeg', ...socialPictureSize })
      const corner = await image.extract({ left: 0, top: 0, width: 4, height: 4 }).raw().toBuffer()
      expect([...corner].every((value) => value > 225)).toBe(true)
    },
  )

  test('is missing where its original is', async () => {
    expect((await get('none.webp')).status).toBe(404)
    expect((await get('..%2f..%2fcache')).status).toBe(404)
  })

  test('leaves the other forms as they are', async () => {
    const response = await get('wide.webp', '320')
    expect(response.headers.get('content-type')).toBe('image/avif')
  })
})
