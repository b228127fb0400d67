import sharp from 'sharp'

const maxPictureBytes = 30_000
const maxThumbnailBytes = 10_000

/**
 * Makes a PDF depend on its content alone: the time of printing and the browser's version go.
 * Replacements keep their length, so that the cross-reference table stays true.
 */
export function settle(pdf: Buffer, date: string, author: string): Buffer {
  let text = pdf.toString('latin1')
  const stamp = `D:${date.replace('-', '')}01000000+00'00'`
  text = text.replace(/\/(CreationDate|ModDate) \(D:[^)]*\)/g, (whole, key: string) =>
    pad(`/${key} (${stamp})`, whole.length),
  )
  text = text.replace(/\/Creator \((?:\\.|[^\\)])*\)/, (whole) =>
    pad(`/Creator (${author})`, whole.length),
  )
  text = text.replace(/\/Producer \([^)]*\)/, (whole) => pad('/Producer (Skia/PDF)', whole.length))
  return Buffer.from(renumberNodes(text), 'latin1')
}

/** Tags are named after the browser's count of nodes since its start; here they count from 1, in the same order. */
function renumberNodes(text: string): string {
  const names = [...new Set(text.match(/\(node\d{8}\)/g))].sort()
  const place = new Map(
    names.map((name, index) => [name, `(node${String(index + 1).padStart(8, '0')})`]),
  )
  return text.replace(/\(node\d{8}\)/g, (name) => place.get(name) ?? name)
}

/** White space after a value means nothing in a PDF. */
function pad(text: string, length: number): string {
  if (text.length > length)
    throw new Error(`a PDF field of ${length} bytes has no room for ${text}`)
  return text.padEnd(length)
}

/** Pages of a PDF as Chromium writes it, before `compact` hides its objects. */
export function pageCount(pdf: Buffer): number {
  return pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0
}

/**
 * The product picture as a data URL, small enough for a sheet of 110 KB: 800 px wide, or a third of the
 * bytes where the picture sets a scene and no detail of it matters.
 */
export async function pictureData(file: string, scene = false): Promise<string> {
  const [width, most] = scene ? [560, maxPictureBytes / 3] : [800, maxPictureBytes]
  for (const quality of [78, 70, 62, 56]) {
    const jpeg = await sharp(file)
      .resize({ width, height: width * 0.75, fit: 'cover' })
      .flatten({ background: '#f1f1ec' })
      .jpeg({ quality, mozjpeg: true })
      .toBuffer()
    if (jpeg.length <= most || quality === 56)
      return `data:image/jpeg;base64,${jpeg.toString('base64')}`
  }
  throw new Error(`${file}: no quality tried`)
}

/** Page 1 as a small WebP, white where the page's upper margin is. */
export async function thumbnail(firstPage: Buffer): Promise<Buffer> {
  const { width, height } = await sharp(firstPage).metadata()
  const page = await sharp(firstPage)
    .extend({
      top: Math.round((width / 816) * (1056 - height * (816 / width))),
      background: '#ffffff',
    })
    .png()
    .toBuffer()
  for (const quality of [68, 56, 44]) {
    const webp = await sharp(page).resize({ width: 320 }).webp({ quality, effort: 5 }).toBuffer()
    if (webp.length <= maxThumbnailBytes || quality === 44) return webp
  }
  throw new Error('no quality tried')
}
