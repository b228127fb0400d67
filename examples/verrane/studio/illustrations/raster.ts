import sharp from 'sharp'

/** A square PNG of a drawing, from its vectors at that very size. */
export function iconPng(svg: string, drawnAt: number, size: number): Promise<Buffer> {
  return sharp(Buffer.from(svg), { density: (72 * size) / drawnAt })
    .resize(size, size)
    .png({ palette: size > 64, compressionLevel: 9, effort: 10 })
    .toBuffer()
}

/** An .ico that holds PNGs, as every browser since 2007 reads them. */
export function ico(pictures: { size: number; png: Buffer }[]): Buffer {
  const header = Buffer.alloc(6 + 16 * pictures.length)
  header.writeUInt16LE(1, 2)
  header.writeUInt16LE(pictures.length, 4)
  let offset = header.length
  for (const [index, { size, png }] of pictures.entries()) {
    const entry = 6 + 16 * index
    header.writeUInt8(size, entry)
    header.writeUInt8(size, entry + 1)
    header.writeUInt16LE(1, entry + 4)
    header.writeUInt16LE(32, entry + 6)
    header.writeUInt32LE(png.length, entry + 8)
    header.writeUInt32LE(offset, entry + 12)
    offset += png.length
  }
  return Buffer.concat([header, ...pictures.map(({ png }) => png)])
}

/** The best JPEG of at most so many bytes. */
export async function jpegWithin(png: Buffer, bytes: number): Promise<Buffer> {
  for (const quality of [88, 82, 76, 70, 62]) {
    const jpeg = await sharp(png)
      .jpeg({ quality, mozjpeg: true, chromaSubsampling: '4:4:4' })
      .toBuffer()
    if (jpeg.length <= bytes) return jpeg
  }
  throw new Error(`the picture does not fit into ${bytes} bytes`)
}
