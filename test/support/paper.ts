import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import type { Page } from 'playwright-core'

/** Has a page that is looked at be ready for paper: what it is printed with comes at the first sign. */
export async function readyForPaper(page: Page): Promise<void> {
  await page.mouse.move(200, 200)
  await page.mouse.move(201, 201)
  await page.waitForFunction(
    () => document.querySelector<HTMLLinkElement>('link[media=print]')?.sheet,
  )
}

/** What stands on each page of a PDF, heads and feet too. */
export async function textsOf(data: Uint8Array): Promise<string[]> {
  const task = getDocument({ data, disableFontFace: true, useSystemFonts: false })
  const pdf = await task.promise
  const texts: string[] = []
  for (let number = 1; number <= pdf.numPages; number++) {
    const { items } = await (await pdf.getPage(number)).getTextContent()
    const words = items.map((item) => ('str' in item ? `${item.str}${item.hasEOL ? ' ' : ''}` : ''))
    texts.push(words.join('').replace(/\s+/g, ' '))
  }
  await task.destroy()
  return texts
}
