import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { openBrowser } from '../browser.ts'
import { pageCount } from './finish.ts'
import type { RenderedSheet } from './sheet.ts'

export type Printer = {
  print(sheet: RenderedSheet): Promise<{ pdf: Buffer; firstPage: Buffer; pages: number }>
  close(): Promise<void>
}

const script = readFileSync(join(import.meta.dirname, 'html/arrange.js'), 'utf8')

// Letter at 96 px to the inch, less the margins that sheet.css gives the first page.
const paper = { width: 816, height: 1056 }
const top = Math.round((11 / 25.4) * 96)
const firstPage = paper.height - top - Math.round((23 / 25.4) * 96)

/** One Chromium with one page that prints sheet after sheet; nothing is fetched, all is in the HTML. */
export async function openPrinter(executablePath: string): Promise<Printer> {
  const browser = await openBrowser(executablePath, 'pages')
  const page = await browser.newPage({ viewport: paper })
  await page.route('**/*', (route) => route.abort())
  await page.emulateMedia({ media: 'print' })
  const lay = async (
    { html, order, flexible, optional }: RenderedSheet,
    { dense = false, leaveOut = optional },
  ) => {
    await page.setContent(dense ? html.replace('<html', '<html class="dense"') : html)
    await page.evaluate(script)
    await page.evaluate(
      'Promise.all([document.fonts.ready, ...[...document.images].map((image) => image.decode())]).then(() => true)',
    )
    await page.evaluate(
      `window.arrange(${JSON.stringify({ firstPage, order, flexible, leaveOut })})`,
    )
    const pdf = await page.pdf({
      format: 'Letter',
      tagged: true,
      outline: true,
      preferCSSPageSize: true,
      printBackground: true,
    })
    await page.evaluate(`window.showFirstPage(${firstPage})`)
    const shown = await page.screenshot({
      clip: { x: 0, y: 0, width: paper.width, height: paper.height - top },
    })
    return { pdf, firstPage: shown, pages: pageCount(pdf) }
  }
  return {
    async print(sheet) {
      let best = await lay(sheet, {})
      let dense = false
      if (best.pages > 2) {
        // A last page with a few lines is worse than rows a little closer together.
        const closer = await lay(sheet, { dense: true })
        dense = closer.pages < best.pages
        if (dense) best = closer
      }
      // All that is optional, else one after another as long as there is room.
      let left = sheet.optional
      if (left.length > 1) {
        const fullest = await lay(sheet, { dense, leaveOut: [] })
        if (fullest.pages === best.pages) return fullest
      }
      for (const name of sheet.optional) {
        const leaveOut = left.filter((other) => other !== name)
        const fuller = await lay(sheet, { dense, leaveOut })
        if (fuller.pages === best.pages) [best, left] = [fuller, leaveOut]
      }
      return best
    },
    close: () => browser.close(),
  }
}
