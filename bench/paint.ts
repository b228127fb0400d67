import type { Browser } from 'playwright-core'
import { launchChromium } from '#test/chromium.ts'
import { atMost, median, ratioAtMost, type Figure } from './figure.ts'
import { openPhone } from './phone.ts'
import { pages, startMeasuredSite, warmedUp } from './site.ts'
import { startStaticCopy } from './static-copy.ts'
import { readVitals, type Vitals } from './vitals.ts'

/** Scripts, hydration and the reading of the catalogue are over by then. */
const settleMilliseconds = 3000

/** First and largest paint, blocking and shifts, beside the same page without scripts. */
export async function paint({ runs }: { runs: number }): Promise<Figure[]> {
  const [site, browser] = await Promise.all([startMeasuredSite(), launchChromium()])
  const copy = await startStaticCopy(site.url)
  try {
    await warmedUp(site)
    const figures: Figure[] = []
    for (const [name, path] of Object.entries(pages)) {
      const addresses = [site.url + path, copy.url + path] as const
      // The first visit has pictures made and answers compressed.
      for (const address of addresses) await visit(browser, address, false)
      const seen: { site: Vitals[]; copy: Vitals[] } = { site: [], copy: [] }
      for (let run = 0; run < runs; run++) {
        const order = [0, 1] as const
        for (const i of run % 2 ? order.toReversed() : order) {
          const vitals = await visit(browser, addresses[i], true)
          seen[i ? 'copy' : 'site'].push(vitals)
        }
      }
      figures.push(...figuresOf(name, seen))
    }
    return figures
  } finally {
    await browser.close()
    await copy.stop()
    await site.stop()
  }
}

function figuresOf(name: string, { site, copy }: { site: Vitals[]; copy: Vitals[] }): Figure[] {
  const of = (vitals: Vitals[], key: keyof Vitals) => median(vitals.map((each) => each[key]))
  const figure = (key: keyof Vitals) => ({
    what: `${key.toUpperCase()} of ${name}`,
    value: of(site, key),
    baseline: of(copy, key),
  })
  return [
    { ...figure('fcp'), unit: 'ms', budget: ratioAtMost(1.1) },
    { ...figure('lcp'), unit: 'ms', budget: ratioAtMost(1.1) },
    { ...figure('tbt'), unit: 'ms', budget: atMost(50) },
    { ...figure('cls'), unit: 'shift', budget: atMost(0.01) },
  ]
}

async function visit(browser: Browser, url: string, slow: boolean): Promise<Vitals> {
  const page = await openPhone(browser, { slow })
  await page.goto(url, { waitUntil: 'load' })
  await page.waitForTimeout(settleMilliseconds)
  const vitals = await readVitals(page)
  await page.context().close()
  return vitals
}
