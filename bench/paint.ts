import type { Browser } from 'playwright-core'
import { launchChromium } from '#test/chromium.ts'
import { startEmptyPage } from './empty-page.ts'
import { atMost, median, ratioAtMost, type Figure } from './figure.ts'
import { openPhone } from './phone.ts'
import { pages, startMeasuredSite, warmedUp } from './site.ts'
import { startStaticCopy } from './static-copy.ts'
import { readVitals, type Vitals } from './vitals.ts'

/** Scripts, hydration and the reading of the catalogue are over by then; of a page without scripts, pictures. */
const settleMilliseconds = { scripts: 3000, none: 1000 }

type Seen = { site: Vitals[]; copy: Vitals[] }

/**
 * First and largest paint and shifts beside the same page without scripts, blocking beside an empty page
 * that React and the router take over.
 */
export async function paint({ runs }: { runs: number }): Promise<Figure[]> {
  const [site, browser] = await Promise.all([startMeasuredSite(), launchChromium()])
  const copy = await startStaticCopy(site.url)
  const empty = await startEmptyPage()
  try {
    await warmedUp(site)
    const each = Object.entries(pages)
    // The first visit has pictures made and answers compressed.
    for (const { url } of [site, copy])
      for (const [, path] of each) await visit(browser, url + path, { settle: 'none' })
    const seen = new Map(each.map(([name]): [string, Seen] => [name, { site: [], copy: [] }]))
    const blocking: number[] = []
    for (let run = 0; run < runs; run++) {
      const blank = await visit(browser, `${empty.url}/`, { slow: true, settle: 'scripts' })
      blocking.push(blank.tbt)
      for (const [name, path] of each) {
        const both = ['site', 'copy'] as const
        for (const of of run % 2 ? both.toReversed() : both) {
          const { url } = of === 'site' ? site : copy
          const settle = of === 'site' ? 'scripts' : 'none'
          seen.get(name)![of].push(await visit(browser, url + path, { slow: true, settle }))
        }
      }
    }
    return [...seen].flatMap(([name, vitals]) => figuresOf(name, vitals, median(blocking)))
  } finally {
    await browser.close()
    await empty.stop()
    await copy.stop()
    await site.stop()
  }
}

/** Milliseconds, and times what an empty page blocks in the same run: the larger counts. */
const mostBlocking = { milliseconds: 50, timesEmpty: 1.3 }

function figuresOf(name: string, { site, copy }: Seen, empty: number): Figure[] {
  const of = (vitals: Vitals[], key: keyof Vitals) => median(vitals.map((one) => one[key]))
  const what = (key: keyof Vitals) => `${key.toUpperCase()} of ${name}`
  const figure = (key: keyof Vitals) => ({
    what: what(key),
    value: of(site, key),
    baseline: of(copy, key),
  })
  const { milliseconds, timesEmpty } = mostBlocking
  return [
    { ...figure('fcp'), unit: 'ms', budget: ratioAtMost(1.1) },
    { ...figure('lcp'), unit: 'ms', budget: ratioAtMost(1.1) },
    {
      what: what('tbt'),
      value: of(site, 'tbt'),
      baseline: empty,
      unit: 'ms',
      budget: atMost(Math.max(milliseconds, timesEmpty * empty)),
      note: `without scripts ${of(copy, 'tbt').toFixed(0)} ms`,
    },
    { ...figure('cls'), unit: 'shift', budget: atMost(0.01) },
  ]
}

type Visit = { slow?: boolean; settle: keyof typeof settleMilliseconds }

/** A phone's first visit, until the page is at rest. */
export async function visit(
  browser: Browser,
  url: string,
  { slow = false, settle }: Visit,
): Promise<Vitals> {
  const page = await openPhone(browser, { slow })
  await page.goto(url, { waitUntil: 'load' })
  await page.waitForTimeout(settleMilliseconds[settle])
  const vitals = await readVitals(page)
  await page.context().close()
  return vitals
}
