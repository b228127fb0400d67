import sharp from 'sharp'
import type { Logo } from '#domain/records/site.ts'
import type { BrandColors } from './brand-colors.ts'
import type { Color } from './shades.ts'

type Look = { colors: BrandColors; logo: Logo }
type Picture = { width: number; height: number; ground: Color; ink: Color; logo: Logo }

/** A picture of 4 to 3 for products that have none yet: the mark in light gray. */
export function productPicture({ colors, logo }: Look): Promise<Buffer> {
  const ground = colors['picture-ground']
  return png({ width: 1200, height: 900, ground, ink: colors.rule, logo })
}

/** The preview that social networks show of a page: the mark on the dark ground. */
export function socialPicture({ colors, logo }: Look): Promise<Buffer> {
  return png({ width: 1200, height: 630, ground: colors.night, ink: '#ffffff', logo })
}

/** The icons of public/, by their names. */
export async function icons({ colors, logo }: Look): Promise<Record<string, Buffer | string>> {
  const icon: Picture = { width: 32, height: 32, ground: colors.night, ink: '#ffffff', logo }
  return {
    'favicon.svg': `${svg(icon)}\n`,
    // Browsers tell a picture's format by its bytes.
    'favicon.ico': await png(icon),
    'apple-touch-icon.png': await png(icon, 180),
    'icon-512.png': await png(icon, 512),
  }
}

/** The mark in the middle, at most 0.8 as wide and 0.6 as high as the picture. */
function svg({ width, height, ground, ink, logo }: Picture): string {
  const scale = Math.min((0.8 * width) / logo.width, (0.6 * height) / logo.height)
  const left = (width - logo.width * scale) / 2
  const top = (height - logo.height * scale) / 2
  const [x, y, times] = [left, top, scale].map((value) => Math.round(value * 1000) / 1000)
  const fill = logo.fill ? `<path fill="${ink}" d="${logo.fill}"/>` : ''
  const line = logo.line
    ? `<path fill="none" stroke="${ink}" stroke-width="2" d="${logo.line}"/>`
    : ''
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><rect width="${width}" height="${height}" fill="${ground}"/><g transform="translate(${x} ${y}) scale(${times})">${fill}${line}</g></svg>`
}

function png(picture: Picture, width = picture.width): Promise<Buffer> {
  return sharp(Buffer.from(svg(picture)), { density: (72 * width) / picture.width })
    .png({ compressionLevel: 9, palette: true })
    .toBuffer()
}
