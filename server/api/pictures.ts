import { createHash } from 'node:crypto'
import { mkdir, readFile, realpath, rename, stat, writeFile } from 'node:fs/promises'
import { extname, join, resolve, sep } from 'node:path'
import { Hono } from 'hono'
import sharp, { type Sharp } from 'sharp'
import { pictureWidths } from '#domain/pictures.ts'

type Options = {
  /** Folder of the originals. */
  sources: string
  /** Where made sizes are kept; safe to delete. */
  cache: string
}
type Format = 'avif' | 'webp' | 'jpeg'

const sourceTypes = new Set(['.webp', '.png', '.jpg', '.jpeg', '.avif'])

/**
 * `GET /{width}/{path}`: a picture of the storage in one of the allowed widths, in the best
 * format the browser says it reads. Made at first need, kept on disk, one making at a time.
 */
export function pictures({ sources, cache }: Options) {
  const making = new Map<string, Promise<Buffer>>()
  // libvips remembers files by name and would show the old picture after one was replaced.
  sharp.cache(false)

  async function made(source: string, width: number, format: Format): Promise<Buffer> {
    const { mtimeMs, size } = await stat(source)
    const key = createHash('sha256')
      .update(`${source}\0${mtimeMs}\0${size}\0${width}`)
      .digest('hex')
    const file = join(cache, `${key.slice(0, 32)}.${format}`)
    try {
      return await readFile(file)
    } catch {
      // Not made yet.
    }
    let pending = making.get(file)
    if (!pending) {
      pending = make(source, width, format, file).finally(() => making.delete(file))
      making.set(file, pending)
    }
    return pending
  }

  async function make(source: string, width: number, format: Format, file: string) {
    const picture = sharp(source, { limitInputPixels: 50_000_000 })
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
    const source = await sourceFile(sources, c.req.param('path'))
    if (!source) return c.text('There is no such picture.', 404)
    const format = acceptedFormat(c.req.header('accept'))
    const bytes = await made(source, width, format)
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

/** The file for a path, or undefined: only pictures, only inside the folder, links resolved. */
async function sourceFile(folder: string, path: string): Promise<string | undefined> {
  if (path.includes('\0') || !sourceTypes.has(extname(path).toLowerCase())) return undefined
  try {
    const root = await realpath(resolve(folder))
    const file = await realpath(resolve(root, path))
    return file.startsWith(root + sep) ? file : undefined
  } catch {
    return undefined
  }
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
