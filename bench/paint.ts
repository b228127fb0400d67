import type { Browser } from 'playwright-core'
import { launchChromium } from '#test/chromium.ts'
import { budgets } from './budgets.ts'
import { median, type Figure } from './figure.ts'
import { mainPages, type MeasuredSite } from './measured-site.ts'
import { openPhone } from './phone.ts'
import { startStaticCopy } from './static-copy.ts'
import { readVitals, type Vitals } from './vitals.ts'

/** Scripts and hydration are over by then; without scripts, only pictures are waited for. */
const settleMilliseconds = { site: 3000, copy: 1000 }

type Seen = { site: Vitals[]; copy: Vitals[] }

/** Paints, layout shift and blocking on a slow phone, beside the same page without scripts. */
export async function measurePaint({
  site,
  runs,
}: {
  site: MeasuredSite
  runs: number
}): Promise<Figure[]> {
  const browser = await launchChromium()
  const copy = await startStaticCopy(site.url)
  const urls = { site: site.url, copy: copy.url }
  try {
    const figures: Figure[] = []
    const shifts: number[] = []
    for (const [name, path] of Object.entries(mainPages)) {
      const seen: Seen = { site: [], copy: [] }
      const visitAs = (which: keyof Seen, slow = true) =>
        visit(browser, urls[which] + path, slow, settleMilliseconds[which])
      // The first visit has pictures made.
      for (const which of ['site', 'copy'] as const) await visitAs(which, false)
      for (let run = 0; run < runs; run++)
        for (const which of ['site', 'copy'] as const) seen[which].push(await visitAs(which))
      shifts.push(...seen.site.map(({ cls }) => cls))
      figures.push(
        { ...figureOf('fcp', name, seen), budget: budgets.paint },
        { ...figureOf('lcp', name, seen), budget: budgets.paint },
        figureOf('tbt', name, seen),
      )
    }
    const value = Math.max(...shifts)
    return [...figures, { what: 'largest CLS', value, unit: 'shift', budget: budgets.layoutShift }]
  } finally {
    await browser.close()
    copy.stop()
  }
}

function figureOf(key: 'fcp' | 'lcp' | 'tbt', name: string, { site, copy }: Seen): Figure {
  return {
    what: `${key.toUpperCase()} of ${name}`,
    value: median(site.map((vitals) => vitals[key])),
    baseline: median(copy.map((vitals) => vitals[key])),
    unit: 'ms',
  }
}

/** A phone's first visit, until the page has settled. */
async function visit(
  browser: Browser,
  url: string,
  slow: boolean,
  settle: number,
): Promise<Vitals> {
  const page = await openPhone(browser, { slow })
  await page.goto(url, { waitUntil: 'load' })
  await page.waitForTimeout(settle)
  const vitals = await readVitals(page)
  await page.context().close()
  return vitals
}
