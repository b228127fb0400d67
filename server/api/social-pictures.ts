import { Hono } from 'hono'
import sharp from 'sharp'
import { pictureWidths, socialPictureSize } from '#domain/pictures.ts'

/**
 * Adds `GET /social/{path}` to the pictures: one of them for social networks, whole, in the
 * shape they show and always as JPEG. What is narrower than the shape goes on at its sides in
 * the color of its edge, which on the one ground that product pictures share is not seen.
 */
export function withSocialPictures(pictures: Hono): Hono {
  const largest = pictureWidths.at(-1)!
  return new Hono()
    .get('/social/*', async (c) => {
      const path = c.req.path.slice(c.req.path.indexOf('/social/') + '/social/'.length)
      const answer = await pictures.request(`/${largest}/${path}`, {
        headers: { accept: 'image/jpeg' },
      })
      if (!answer.ok) return answer
      return c.body(await socialForm(await answer.arrayBuffer()), 200, {
        'content-type': 'image/jpeg',
        'cache-control': 'public, max-age=86400, stale-while-revalidate=604800',
      })
    })
    .route('/', pictures)
}

async function socialForm(picture: ArrayBuffer): Promise<Uint8Array<ArrayBuffer>> {
  const { width, height } = socialPictureSize
  const { data, info } = await sharp(picture)
    .resize({ width, height, fit: 'inside' })
    .toBuffer({ resolveWithObject: true })
  const missing = { x: width - info.width, y: height - info.height }
  return new Uint8Array(
    await sharp(data)
      .extend({
        left: Math.floor(missing.x / 2),
        right: Math.ceil(missing.x / 2),
        top: Math.floor(missing.y / 2),
        bottom: Math.ceil(missing.y / 2),
        extendWith: 'copy',
      })
      .jpeg({ quality: 84, mozjpeg: true })
      .toBuffer(),
  )
}
