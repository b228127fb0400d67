import type { Browser } from 'playwright-core'
import { launchChromium } from '#test/chromium.ts'
import { budgets } from './budgets.ts'
import type { Figure } from './figure.ts'
import { pageWeight } from './http-client.ts'
import { mainPages, pages, type MeasuredSite } from './measured-site.ts'
import { openPhone } from './phone.ts'

/** What loads within this time comes before any interaction. */
const waitMilliseconds = 3000

type Transfer = { type: string; kilobytes: number }

/** What travels of each kind of page: its HTML, its JavaScript, and all that a product page loads. */
export async function measureBytes({ site }: { site: MeasuredSite }): Promise<Figure[]> {
  const browser = await launchChromium()
  try {
    const figures: Figure[] = []
    for (const [name, path] of Object.entries(pages)) {
      const value = await pageWeight(site.url + path)
      figures.push({ what: `HTML of ${name}`, value, unit: 'KB', budget: budgets.html })
    }
    for (const [name, path] of Object.entries(pages)) {
      const transfers = await loadPage(browser, site.url + path)
      const scripts = transfers.filter(({ type }) => type === 'script')
      figures.push({
        what: `JavaScript of ${name}`,
        value: sumOf(scripts),
        unit: 'KB',
        budget: budgets.script,
        note: `${scripts.length} files`,
      })
      if (path !== mainPages.product) continue
      const what = `all that ${name} loads`
      const note = `${transfers.length} files`
      figures.push({ what, value: sumOf(transfers), unit: 'KB', note })
    }
    return figures
  } finally {
    await browser.close()
  }
}

/** What a phone with an empty cache loads before anybody touches it. */
async function loadPage(browser: Browser, url: string): Promise<Transfer[]> {
  const page = await openPhone(browser, { slow: false })
  const transfers: Promise<Transfer>[] = []
  page.on('requestfinished', (request) => {
    const type = request.resourceType()
    const read = async () => (await request.sizes()).responseBodySize / 1000
    transfers.push(read().then((kilobytes) => ({ type, kilobytes })))
  })
  await page.goto(url)
  await page.waitForTimeout(waitMilliseconds)
  const finished = await Promise.all(transfers)
  await page.context().close()
  return finished
}

function sumOf(transfers: readonly Transfer[]): number {
  return transfers.reduce((total, { kilobytes }) => total + kilobytes, 0)
}
