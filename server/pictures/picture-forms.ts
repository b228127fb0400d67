import sharp, { type Sharp } from 'sharp'
import { socialPictureSize } from '#domain/pictures.ts'

/** What is made of an original, under a name that tells it from all other forms. */
export type PictureForm = {
  name: string
  extension: string
  type: string
  make: (original: Buffer) => Promise<Buffer>
}

export type PictureFormat = 'avif' | 'webp' | 'jpeg'

/** The whole picture, `width` pixels wide or as wide as its original. */
export function sizedForm(width: number, format: PictureFormat): PictureForm {
  return {
    name: String(width),
    extension: format,
    type: `image/${format}`,
    make: (original) =>
      encode(opened(original).resize({ width, withoutEnlargement: true }), format).toBuffer(),
  }
}

/**
 * The whole picture in the shape that social networks show, always as JPEG. What is narrower than
 * the shape goes on at its sides in the color of its edge, which on the one ground that product
 * pictures share is not seen.
 */
export const socialForm: PictureForm = {
  name: 'social',
  extension: 'jpeg',
  type: 'image/jpeg',
  async make(original) {
    const { width, height } = socialPictureSize
    const { data, info } = await opened(original)
      .flatten({ background: '#fff' })
      .resize({ width, height, fit: 'inside' })
      .raw()
      .toBuffer({ resolveWithObject: true })
    const missing = { x: width - info.width, y: height - info.height }
    return sharp(data, { raw: info })
      .extend({
        left: Math.floor(missing.x / 2),
        right: Math.ceil(missing.x / 2),
        top: Math.floor(missing.y / 2),
        bottom: Math.ceil(missing.y / 2),
        extendWith: 'copy',
      })
      .jpeg({ quality: 84, mozjpeg: true })
      .toBuffer()
  },
}

/** Cameras note which side is up, and the note is not kept. */
function opened(original: Buffer): Sharp {
  return sharp(original, { limitInputPixels: 50_000_000 }).autoOrient()
}

function encode(picture: Sharp, format: PictureFormat): Sharp {
  // Effort 3 makes a card-size AVIF in a tenth of a second; more saves few bytes.
  if (format === 'avif') return picture.avif({ quality: 53, effort: 3 })
  if (format === 'webp') return picture.webp({ quality: 78 })
  // JPEG knows no transparency; without this it would turn black.
  return picture.flatten({ background: '#fff' }).jpeg({ quality: 80, mozjpeg: true })
}
