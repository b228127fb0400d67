import sharp from 'sharp'
import type { Logo } from '#domain/records/site.ts'
import type { BrandColors } from './brand-colors.ts'

type Look = { colors: BrandColors; logo: Logo }

/** Sides of the block that stands for a product, by the order of the products. */
const blocks = [
  { width: 380, depth: 200, height: 150 },
  { width: 560, depth: 200, height: 150 },
  { width: 240, depth: 240, height: 90 },
  { width: 420, depth: 280, height: 240 },
]

/** A picture of 4 to 3 for a product that has none yet: a block, one of its sides in the accent. */
export function productPicture(at: number, { colors }: Look): Promise<Buffer> {
  const { width, depth, height } = blocks[at % blocks.length]!
  const slope = Math.sqrt(3) / 2
  const center = {
    x: 600 - ((width - depth) * slope) / 2,
    y: 470 - (width + depth - 2 * height) / 4,
  }
  const point = (x: number, y: number, z: number) =>
    `${Math.round(center.x + (x - y) * slope)},${Math.round(center.y + (x + y) / 2 - z)}`
  const face = (fill: string, ...points: string[]) =>
    `<polygon points="${points.join(' ')}" fill="${fill}" stroke="${colors.graphite}" stroke-width="3" stroke-linejoin="round"/>`
  const [a, b, c, d] = [
    point(0, 0, height),
    point(width, 0, height),
    point(width, depth, height),
    point(0, depth, height),
  ]
  const [e, f, g] = [point(width, 0, 0), point(width, depth, 0), point(0, depth, 0)]
  return png(1200, 900, [
    `<rect width="1200" height="900" fill="${colors['picture-ground']}"/>`,
    face(colors.paper, a, b, c, d),
    face(colors.rule, d, c, f, g),
    face(colors.accent, b, e, f, c),
  ])
}

/** What social networks show of a page: the mark on the dark, above a line. */
export function socialPicture({ colors, logo }: Look): Promise<Buffer> {
  const scale = Math.min(300 / logo.height, 900 / logo.width)
  return png(1200, 630, [
    `<rect width="1200" height="630" fill="${colors.night}"/>`,
    mark(logo, {
      scale,
      x: 600 - (logo.width * scale) / 2,
      y: 280 - (logo.height * scale) / 2,
    }),
    `<rect y="560" width="1200" height="8" fill="${colors.accent}"/>`,
  ])
}

/** The icons of public/, by their names. */
export async function icons({ colors, logo }: Look): Promise<Record<string, Buffer | string>> {
  const scale = Math.min(22 / logo.height, 26 / logo.width)
  const parts = [
    `<rect width="32" height="32" fill="${colors.night}"/>`,
    mark(logo, {
      scale,
      x: 16 - (logo.width * scale) / 2,
      y: 16 - (logo.height * scale) / 2,
    }),
  ]
  const sized = (size: number) =>
    sharp(Buffer.from(svg(32, 32, parts)), { density: (72 * size) / 32 })
      .resize(size, size)
      .png()
      .toBuffer()
  return {
    'favicon.svg': `${svg(32, 32, parts)}\n`,
    'favicon.ico': asIco(await sized(32)),
    'apple-touch-icon.png': await sized(180),
    'icon-512.png': await sized(512),
  }
}

type Place = { scale: number; x: number; y: number }

function mark({ fill, line }: Logo, { scale, x, y }: Place): string {
  const filled = fill ? `<path fill="#fff" d="${fill}"/>` : ''
  const drawn = line ? `<path fill="none" stroke="#fff" stroke-width="2" d="${line}"/>` : ''
  const rounded = [x, y, scale].map((one) => Math.round(one * 1000) / 1000)
  return `<g transform="translate(${rounded[0]} ${rounded[1]}) scale(${rounded[2]})">${filled}${drawn}</g>`
}

const svg = (width: number, height: number, parts: readonly string[]) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${parts.join('')}</svg>`

function png(width: number, height: number, parts: readonly string[]): Promise<Buffer> {
  return sharp(Buffer.from(svg(width, height, parts)))
    .resize(width, height)
    .png({ compressionLevel: 9, palette: true })
    .toBuffer()
}

/** One picture of 32 × 32 in the format of old browsers, which may hold a PNG as it is. */
function asIco(picture: Buffer): Buffer {
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(1, 4)
  head.writeUInt8(32, 6)
  head.writeUInt8(32, 7)
  head.writeUInt16LE(1, 10)
  head.writeUInt16LE(32, 12)
  head.writeUInt32LE(picture.length, 14)
  head.writeUInt32LE(head.length, 18)
  return Buffer.concat([head, picture])
}
