import type { Browser } from 'playwright-core'
import { launchChromium } from '#test/chromium.ts'
import { atMost, median, type Figure } from './figure.ts'
import { openPhone } from './phone.ts'
import { pages, startMeasuredSite, warmedUp } from './site.ts'
import { untilPainted, type Painted } from './until-painted.ts'

/** CONTRACT: pressed 2.5 s after the list page loaded. */
const restMilliseconds = 2500
const lists = [pages.products, pages.family]

/** From a press on a product's card to its painted page, and what that had to wait for. */
export async function press({ runs }: { runs: number }): Promise<Figure[]> {
  const [site, browser] = await Promise.all([startMeasuredSite(), launchChromium()])
  try {
    await warmedUp(site)
    const figures: Figure[] = []
    for (const path of lists) {
      const seen = []
      for (let run = 0; run < runs; run++) seen.push(await pressCard(browser, site.url + path))
      const requests = [...new Set(seen.flatMap((each) => each.requests))]
      figures.push(
        {
          what: `press on a card of ${path}`,
          value: median(seen.map(({ milliseconds }) => milliseconds)),
          unit: 'ms',
          budget: atMost(120),
        },
        {
          what: `requests it waited for on ${path}`,
          value: requests.length,
          unit: 'requests',
          budget: atMost(0),
          note: requests.join(' '),
        },
      )
    }
    return figures
  } finally {
    await browser.close()
    await site.stop()
  }
}

async function pressCard(browser: Browser, url: string) {
  const page = await openPhone(browser, { slow: true })
  await page.goto(url, { waitUntil: 'load' })
  const link = page.getByRole('article').getByRole('heading').getByRole('link').first()
  const text = (await link.textContent()) ?? ''
  // In the middle, where neither the cookie notice nor the assistant's button lies over it.
  await link.evaluate((element) => element.scrollIntoView({ block: 'center' }))
  await page.waitForTimeout(restMilliseconds)
  const { x, y, width, height } = (await link.boundingBox())!
  const tap = () => page.touchscreen.tap(x + width / 2, y + height / 2)
  const painted = await untilPainted(page, { from: 'pointerdown', selector: 'h1', text }, tap)
  const requests = await page.evaluate(requestsBetween, painted)
  await page.context().close()
  return { milliseconds: painted.end - painted.start, requests: requests.filter(isWaitedFor) }
}

/** Runs in the page: addresses of the answers that came in between, other than from the cache. */
function requestsBetween({ start, end }: Painted): string[] {
  return performance
    .getEntriesByType('resource')
    .filter((entry) => {
      const { responseEnd, transferSize } = entry as PerformanceResourceTiming
      return responseEnd > start && responseEnd <= end && transferSize > 0
    })
    .map(({ name }) => new URL(name).pathname)
}

/** What comes later than the text: pictures, the marks on them, and the product's own document. */
const later = [
  /^\/images\//,
  /^\/assets\/(?:hotspots|product-end|product-ordering)-/,
  /^\/v1\/.*\/products\/[^/]+$/,
  /^\/favicon\./,
]

function isWaitedFor(path: string): boolean {
  return !later.some((form) => form.test(path))
}
