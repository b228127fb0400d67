import type { Browser, Page } from 'playwright-core'
import { readOrdering } from '#domain/catalogue/ordering.ts'
import { maxItems } from '#domain/deciding/list-items.ts'
import { products } from '#test/catalogue.ts'
import { launchChromium } from '#test/chromium.ts'
import { atMost, median, type Figure } from './figure.ts'
import { startMeasuredSite, warmedUp } from './site.ts'
import { pageWeight } from './wire.ts'

const changesPerRun = 5

/** A parts list as long as lists get: its page, and how soon it answers a change. */
export async function longList({ runs }: { runs: number }): Promise<Figure[]> {
  const [site, browser] = await Promise.all([startMeasuredSite(), launchChromium()])
  try {
    await warmedUp(site)
    const path = `/list?items=${items(maxItems)}`
    const short = await timesOfChanges(browser, `${site.url}/list?items=${items(1)}`, runs)
    const times = await timesOfChanges(browser, site.url + path, runs)
    return [
      {
        what: `a changed quantity on a list of ${maxItems} lines, from Enter to the new list`,
        value: median(times),
        // A list of one line.
        baseline: median(short),
        unit: 'ms',
        budget: atMost(50),
        note: `first ${times[0]!.toFixed(0)} ms, slowest ${Math.max(...times).toFixed(0)} ms`,
      },
      {
        what: `HTML of that list, Brotli`,
        value: await atItsBest(site.url + path),
        unit: 'bytes',
        budget: atMost(14_600),
      },
      {
        what: `HTML of the request for a quote for it, Brotli`,
        value: await atItsBest(`${site.url}/quote?items=${items(maxItems)}`),
        unit: 'bytes',
        budget: atMost(14_600),
      },
    ]
  } finally {
    await browser.close()
    await site.stop()
  }
}

/** What can be ordered, the longest numbers first. */
function items(count: number): string {
  const numbers = products.flatMap((product) => {
    const { variants } = readOrdering(product)
    return variants.length ? variants.map(({ partNumber }) => partNumber) : product.partNumber
  })
  return [...new Set(numbers.filter(Boolean))]
    .toSorted((a, b) => b.length - a.length)
    .slice(0, count)
    .map((number, i) => `${encodeURIComponent(number)}:${(i % 40) + 1}`)
    .join(',')
}

async function timesOfChanges(browser: Browser, url: string, runs: number): Promise<number[]> {
  const page = await browser.newPage()
  await page.goto(url)
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
  const times: number[] = []
  for (let change = 1; change <= runs * changesPerRun; change++) {
    times.push(await timeOfChange(page, change + 50))
  }
  await page.close()
  return times
}

/** From the form's being sent to a status that says another number of pieces. */
function timeOfChange(page: Page, quantity: number): Promise<number> {
  return page.evaluate(async (value) => {
    const status = document.querySelector('main [role=status]')!
    const field = document.querySelector<HTMLInputElement>('main table input')!
    field.value = String(value)
    const before = status.textContent
    const start = performance.now()
    field.form!.requestSubmit()
    await new Promise<void>((done) => {
      const seen = new MutationObserver(() => {
        if (status.textContent === before) return
        seen.disconnect()
        done()
      })
      seen.observe(status, { childList: true, characterData: true, subtree: true })
    })
    return performance.now() - start
  }, quantity)
}

/** The best compression is made behind the first visitor's back. */
async function atItsBest(url: string): Promise<number> {
  await pageWeight(url)
  await pageWeight(url)
  await new Promise((later) => setTimeout(later, 1000))
  return pageWeight(url)
}
