import { Hono } from 'hono'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { socialPictureSize } from '#domain/pictures.ts'
import { withSocialPictures } from './social-pictures.ts'

/** Pictures by path and width, each with its size in pixels. */
const originals: Record<string, [width: number, height: number]> = {
  '1280 a b#/wide.webp': [1200, 900],
  '1280 a b#/tall.webp': [300, 900],
  '1280 a b#/flat.webp': [1280, 90],
  '1280 a b#/tiny.webp': [20, 20],
}
const pictures = new Hono().get('/:width{[0-9]+}/:path{.+}', async (c) => {
  const size = originals[`${c.req.param('width')} ${c.req.param('path')}`]
  if (!size) return c.text('There is no such picture.', 404)
  // The other forms are for those who say that they read them.
  const type = c.req.header('accept') ?? ''
  return type === 'image/jpeg'
    ? c.body(await drawn(...size), 200, { 'content-type': type })
    : c.text('not asked for', 406)
})
const app = new Hono().route('/images', withSocialPictures(pictures))
const get = (path: string, accept = 'image/avif,image/webp,*/*') =>
  app.request(`http://site.example/images/${path}`, { headers: { accept } })

describe('a picture for social networks', () => {
  test.each(['wide.webp', 'tall.webp', 'flat.webp', 'tiny.webp'])(
    'made of %s is a JPEG of the one size, the ground going on to its edges',
    async (name) => {
      const response = await get(`social/a%20b%23/${name}`)
      expect(response.status).toBe(200)
      expect(response.headers.get('content-type')).toBe('image/jpeg')
      const image = sharp(await response.arrayBuffer())
      expect(await image.metadata()).toMatchObject({ format: 'jpeg', ...socialPictureSize })
      const corner = await image.extract({ left: 0, top: 0, width: 4, height: 4 }).raw().toBuffer()
      expect([...corner].every((value) => value > 225)).toBe(true)
    },
  )

  test('is missing where its original is', async () => {
    expect((await get('social/a%20b%23/none.webp')).status).toBe(404)
  })

  test('leaves the other forms as they are', async () => {
    const response = await get('1280/a%20b%23/wide.webp', 'image/jpeg')
    expect(await sharp(await response.arrayBuffer()).metadata()).toMatchObject({ width: 1200 })
  })
})

/** A dark spot in the middle of a light ground. */
async function drawn(width: number, height: number) {
  const spot = { width: Math.ceil(width / 4), height: Math.ceil(height / 4), channels: 3 as const }
  const jpeg = await sharp({ create: { width, height, channels: 3, background: '#f0f0eb' } })
    .composite([{ input: { create: { ...spot, background: '#000' } } }])
    .jpeg()
    .toBuffer()
  return new Uint8Array(jpeg)
}
