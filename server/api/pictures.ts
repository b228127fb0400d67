import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Hono } from 'hono'
import sharp, { type Sharp } from 'sharp'
import { pictureWidths } from '#domain/pictures.ts'
import type { PictureOriginal, PictureSource } from '#server/ports/picture-source.ts'

type Options = {
  /** Where the originals are. */
  source: PictureSource
  /** Where made sizes are kept; safe to delete. */
  cache: string
}
type Format = 'avif' | 'webp' | 'jpeg'

/**
 * `GET /{width}/{path}`: a picture of the source in one of the allowed widths, in the best
 * format the browser says it reads. Made at first need, kept on disk, one making at a time.
 */
export function pictures({ source, cache }: Options) {
  const under = new Map<string, Promise<Buffer>>()
  // libvips remembers files by name and would show the old picture after one was replaced.
  sharp.cache(false)

  function made(original: PictureOriginal, width: number, format: Format): Promise<Buffer> {
    const key = createHash('sha256').update(`${original.version}\0${width}`).digest('hex')
    const file = join(cache, `${key.slice(0, 32)}.${format}`)
    // Looking on the disk is part of what is shared: who finds nothing there a moment before
    // another has finished would make the picture a second time.
    let pending = under.get(file)
    if (!pending) {
      pending = readFile(file)
        .catch(() => make(original, width, format, file))
        .finally(() => under.delete(file))
      under.set(file, pending)
    }
    return pending
  }

  async function make(original: PictureOriginal, width: number, format: Format, file: string) {
    const picture = sharp(await original.read(), { limitInputPixels: 50_000_000 })
      // Cameras note which side is up, and the note is not kept.
      .autoOrient()
      .resize({ width, withoutEnlargement: true })
    const bytes = await encode(picture, format).toBuffer()
    await keep(bytes, file)
    return bytes
  }

  async function keep(bytes: Buffer, file: string) {
    const temporary = `${file}.${process.pid}.tmp`
    try {
      await mkdir(cache, { recursive: true })
      await writeFile(temporary, bytes)
      await rename(temporary, file)
    } catch {
      // A disk that is full or read-only costs the time to make the picture again, not the picture.
    }
  }

  return new Hono().get('/:width{[0-9]+}/:path{.+}', async (c) => {
    const width = Number(c.req.param('width'))
    if (!pictureWidths.includes(width)) return c.text('This width is not offered.', 404)
    const original = await source(c.req.param('path'))
    if (original === 'not allowed') return c.text('Pictures of this place are not served.', 403)
    if (original === 'missing') return c.text('There is no such picture.', 404)
    const format = acceptedFormat(c.req.header('accept'))
    const bytes = await made(original, width, format)
    const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`
    const headers = {
      'content-type': `image/${format}`,
      'cache-control': 'public, max-age=86400, stale-while-revalidate=604800',
      vary: 'Accept',
      etag,
    }
    if (c.req.header('if-none-match') === etag) return c.body(null, 304, headers)
    return c.body(new Uint8Array(bytes), 200, headers)
  })
}

function acceptedFormat(accept = ''): Format {
  if (accept.includes('image/avif')) return 'avif'
  return accept.includes('image/webp') ? 'webp' : 'jpeg'
}

function encode(picture: Sharp, format: Format): Sharp {
  // Effort 3 makes a card-size AVIF in a tenth of a second; more saves few bytes.
  if (format === 'avif') return picture.avif({ quality: 58, effort: 3 })
  if (format === 'webp') return picture.webp({ quality: 78 })
  // JPEG knows no transparency; without this it would turn black.
  return picture.flatten({ background: '#fff' }).jpeg({ quality: 80, mozjpeg: true })
}
