import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PDFDocument } from '@cantoo/pdf-lib'
import { site } from '../../site.ts'
import type { Page, Route } from 'playwright-core'
import sharp from 'sharp'
import { openBrowser } from '../browser.ts'
import { staticFonts, storageOf } from '../places.ts'
import { sortIdTree, withCountedIds } from './structure-ids.ts'

/** Where a document's HTML asks for fonts and pictures; answered from disk, never from a network. */
export const host = 'http://documents.test'
const letter = { width: 816, height: 1056 }
const weights = [400, 500, 600]
const paper = { tagged: true, outline: true, preferCSSPageSize: true, printBackground: true }

export type Press = {
  print(html: string): Promise<{ pdf: Buffer; pages: number; thumbnail: Buffer }>
  close(): Promise<void>
}

/** Opens the browser that turns HTML into PDF. One page serves all documents, one after another. */
export async function openPress(folder: string, executablePath: string): Promise<Press> {
  const browser = await openBrowser(executablePath, 'pages')
  const page = await browser.newPage({ viewport: letter })
  const missing: string[] = []
  let current = ''
  await page.route('**/*', (route) => answer(route, folder, () => current, missing))
  return {
    async print(html) {
      current = html
      await page.goto(`${host}/`, { waitUntil: 'load' })
      await page.evaluate('document.fonts.ready')
      if (missing.length) throw new Error(`not found: ${missing.splice(0).join(', ')}`)
      return { ...(await shortest(page)), thumbnail: await firstPage(page) }
    },
    close: () => browser.close(),
  }
}

/** A document of more than three pages is set a little tighter where that spares its last page. */
async function shortest(page: Page): Promise<{ pdf: Buffer; pages: number }> {
  const wide = await finish(await page.pdf(paper))
  if (wide.pages <= 3 || wide.pages > 12) return wide
  await page.evaluate("document.documentElement.classList.add('tight')")
  const tight = await finish(await page.pdf(paper))
  if (tight.pages < wide.pages) return tight
  await page.evaluate("document.documentElement.classList.remove('tight')")
  return wide
}

/** Names the author, packs the structure tree, and takes out the clock so that equal HTML gives equal bytes. */
async function finish(printed: Buffer): Promise<{ pdf: Buffer; pages: number }> {
  const document = await PDFDocument.load(withCountedIds(printed), { updateMetadata: false })
  sortIdTree(document)
  const day = new Date(Date.UTC(2026, 10, 1))
  document.setAuthor(site.legalName)
  document.setCreator(`${site.name} media`)
  document.setCreationDate(day)
  document.setModificationDate(day)
  const bytes = await document.save({ useObjectStreams: true })
  return { pdf: Buffer.from(bytes), pages: document.getPageCount() }
}

async function firstPage(page: Page): Promise<Buffer> {
  await page.evaluate("document.documentElement.classList.add('thumb')")
  await page.emulateMedia({ media: 'print' })
  const png = await page.screenshot({ clip: { x: 0, y: 0, ...letter } })
  for (const quality of [72, 60, 48, 36, 26]) {
    const webp = await sharp(png).resize({ width: 320 }).webp({ quality, effort: 6 }).toBuffer()
    if (webp.length <= 10_000) return webp
  }
  throw new Error('the first page makes no thumbnail of 10 KB')
}

async function answer(
  route: Route,
  folder: string,
  html: () => string,
  missing: string[],
): Promise<void> {
  const { pathname, searchParams } = new URL(route.request().url())
  const name = decodeURIComponent(pathname)
  try {
    if (name === '/')
      return await route.fulfill({ body: html(), contentType: 'text/html; charset=utf-8' })
    if (name.startsWith('/font/'))
      return await route.fulfill({
        body: await readFile(join(staticFonts, name.slice('/font/'.length))),
        contentType: 'font/woff2',
      })
    if (name.startsWith('/picture/'))
      return await route.fulfill({
        body: await picture(folder, name.slice('/picture/'.length), Number(searchParams.get('w'))),
        contentType: 'image/jpeg',
      })
  } catch {
    missing.push(name)
  }
  return route.fulfill({ status: 404, body: '' })
}

/** JPEG goes into a PDF as it is; any other format would be unpacked there. */
async function picture(folder: string, file: string, width: number): Promise<Buffer> {
  return sharp(join(storageOf(folder), file))
    .flatten({ background: '#f1f1ec' })
    .resize({ width })
    .jpeg({ quality: 74, mozjpeg: true })
    .toBuffer()
}

/** Static cuts of the family: a variable font would be stored as drawings, one for each letter. */
export const fontFaces = weights
  .flatMap((weight) =>
    ['latin-ext', 'latin'].map(
      (subset) =>
        `@font-face{font-family:'Instrument Sans';font-weight:${weight};src:url(${host}/font/instrument-sans-${subset}-${weight}-normal.woff2)${subset === 'latin' ? '' : ';unicode-range:U+0100-02BA,U+1E00-1E9F,U+20A0-20AB,U+20AD-20C0'}}`,
    ),
  )
  .join('\n')
