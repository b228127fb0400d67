import type { Browser, Page } from 'playwright-core'
import { launchChromium } from '#test/chromium.ts'
import { atMost, median, type Figure } from './figure.ts'
import { startMeasuredSite, warmedUp } from './site.ts'
import { untilPainted } from './until-painted.ts'

const path = '/knowledge-center'
/** The list has been looked at before a document is chosen, as in `press`. */
const restMilliseconds = 2500
/** Another document, once PDF.js is there. */
const documents = ['Product Catalog', 'Datacenter Brochure']

/** From a press on View to a document's first page, drawn by PDF.js with its text. */
export async function viewer({ runs }: { runs: number }): Promise<Figure[]> {
  const [site, browser] = await Promise.all([startMeasuredSite(), launchChromium()])
  try {
    await warmedUp(site)
    const seen: number[][] = []
    for (let run = 0; run < runs; run++) seen.push(await openDocuments(browser, site.url + path))
    return documents.map((name, at) => ({
      what: at ? `${name} after it` : `first page of ${name}, nothing of the viewer cached`,
      value: median(seen.map((times) => times[at]!)),
      unit: 'ms',
      budget: atMost(500),
    }))
  } finally {
    await browser.close()
    await site.stop()
  }
}

async function openDocuments(browser: Browser, url: string): Promise<number[]> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  await page.goto(url, { waitUntil: 'load' })
  await page.waitForTimeout(restMilliseconds)
  const times: number[] = []
  for (const name of documents) times.push(await open(page, name))
  await context.close()
  return times
}

async function open(page: Page, name: string): Promise<number> {
  const view = page.getByRole('button', { name: `View ${name}`, exact: true })
  await view.scrollIntoViewIfNeeded()
  const selector = 'dialog [aria-label="Page 1"][aria-busy=false]'
  const { start, end } = await untilPainted(page, { from: 'pointerdown', selector }, () =>
    view.click(),
  )
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  return end - start
}
