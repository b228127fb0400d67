import { join } from 'node:path'
import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs'
import sharp from 'sharp'
import { root } from '../company.mjs'

/** As wide as the widest card of the Knowledge Center on a sharp screen. */
const width = 640
/** Drawn larger and made smaller: lines of small type stay even. */
const drawnWidth = 1280
const quality = 72

const tools = join(root, 'node_modules/pdfjs-dist')

/** The first page of a PDF as a WebP, on white. Throws for what is no PDF. */
export async function drawFirstPage(pdf: Uint8Array): Promise<Buffer> {
  const task = getDocument({
    // The reader keeps what it is given for itself.
    data: new Uint8Array(pdf),
    verbosity: VerbosityLevel.ERRORS,
    standardFontDataUrl: `${join(tools, 'standard_fonts')}/`,
    cMapUrl: `${join(tools, 'cmaps')}/`,
    wasmUrl: `${join(tools, 'wasm')}/`,
  })
  try {
    const document = await task.promise
    const page = await document.getPage(1)
    const scale = drawnWidth / page.getViewport({ scale: 1 }).width
    const viewport = page.getViewport({ scale })
    const factory = document.canvasFactory as CanvasFactory
    const { canvas, context } = factory.create(
      Math.round(viewport.width),
      Math.round(viewport.height),
    )
    await page.render({ canvas, canvasContext: context, viewport }).promise
    const png = (canvas as unknown as { toBuffer: (type: string) => Buffer }).toBuffer('image/png')
    return await sharp(png)
      .flatten({ background: '#ffffff' })
      .resize({ width })
      .webp({ quality, effort: 5 })
      .toBuffer()
  } finally {
    await task.destroy()
  }
}

type CanvasFactory = {
  create: (
    width: number,
    height: number,
  ) => { canvas: HTMLCanvasElement; context: CanvasRenderingContext2D }
}
