import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import type { Page } from 'playwright-core'

/** Waits until a page has what it is printed with, which comes behind all that is seen. */
export async function readyForPaper(page: Page): Promise<void> {
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
