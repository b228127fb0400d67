import { Hono, type Context } from 'hono'
import { etag } from 'hono/etag'
import type { Logger } from 'pino'
import sharp from 'sharp'
import { pictureWidths } from '#domain/pictures.ts'
import { busyAnswer } from '#server/http/busy-answer.ts'
import type { PictureSource } from '#server/ports/picture-source.ts'
import * as texts from '#texts/answers.ts'
import { createMadePictures } from './made-pictures.ts'
import { sizedForm, socialForm, type PictureForm, type PictureFormat } from './picture-forms.ts'

type Options = {
  /** Where the originals are. */
  source: PictureSource
  /** Where made pictures are kept; safe to delete. */
  cache: string
  log: Pick<Logger, 'warn'>
}

/**
 * `GET /{width}/{path}`: a picture of the source in one of the allowed widths, in the best format
 * the browser says it reads. `GET /social/{path}`: the same for social networks. Each is made at
 * first need and kept on disk.
 */
export function pictures({ source, ...kept }: Options): Hono {
  const made = createMadePictures(kept)
  // libvips remembers files by name and would show the old picture after one was replaced.
  sharp.cache(false)
  // A picture has one of the process's few threads, not as many as there are processors.
  sharp.concurrency(1)

  async function answer(c: Context, path: string, form: PictureForm, vary?: string) {
    const original = await source(path)
    if (original === 'not allowed') return c.text(texts.noPicturesOf, 403)
    if (original === 'missing') return c.text(texts.noPicture, 404)
    const bytes = await made(path, original, form)
    if (bytes === 'busy') return busyAnswer()
    if (bytes === 'broken') return c.text(texts.noPicture, 404)
    return c.body(new Uint8Array(bytes), 200, {
      'content-type': form.type,
      'content-length': String(bytes.length),
      'cache-control': 'public, max-age=86400, stale-while-revalidate=604800',
      ...(vary && { vary }),
    })
  }

  return new Hono()
    .get('/social/:path{.+}', etag(), (c) => answer(c, c.req.param('path'), socialForm))
    .get('/:width{[0-9]+}/:path{.+}', etag(), async (c) => {
      const width = Number(c.req.param('width'))
      if (!pictureWidths.includes(width)) return c.text(texts.noWidth, 404)
      const form = sizedForm(width, formatFor(c.req.header('accept')))
      return answer(c, c.req.param('path'), form, 'Accept')
    })
}

function formatFor(accept = ''): PictureFormat {
  if (accept.includes('image/avif')) return 'avif'
  return accept.includes('image/webp') ? 'webp' : 'jpeg'
}
