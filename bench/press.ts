import type { Browser } from 'playwright-core'
import { catalogue } from '#test/catalogue.ts'
import { launchChromium } from '#test/chromium.ts'
import { atMost, median, ratioAtMost, type Figure } from './figure.ts'
import { openPhone } from './phone.ts'
import { pages, startMeasuredSite, warmedUp } from './site.ts'
import { startStaticCopy } from './static-copy.ts'
import { untilHeading, watchHeadings } from './until-heading.ts'

/** CONTRACT: pressed 2.5 s after the list page loaded. The copy has no scripts, and is at rest sooner. */
export const restMilliseconds = { site: 2500, copy: 1000 }
/** A page that a press led to is at rest once it is painted. */
const shortRestMilliseconds = 1000

/** Links to products that stand in the page itself, by where they lead. */
const slugs = catalogue.products.map(({ slug }) => slug)

/** What is pressed, where: the first of these links in sight that leads to another product. */
export const presses = [
  { what: 'a card of all products', path: pages.products, links: 'main article :is(h2, h3) a' },
  { what: 'a card of a family', path: pages.family, links: 'main article :is(h2, h3) a' },
  { what: 'another product on a product', path: pages.product, links: 'main a' },
]

export type Seen = { milliseconds: number; back: number; requests: string[] }

/**
 * From a press to the painted page and from a step back to the painted page before, each beside the same on
 * the static copy, and what a press had to wait for.
 */
export async function press({ runs }: { runs: number }): Promise<Figure[]> {
  const [site, browser] = await Promise.all([startMeasuredSite(), launchChromium()])
  const copy = await startStaticCopy(site.url)
  try {
    await warmedUp(site)
    const figures: Figure[] = []
    for (const one of presses) {
      const seen: { site: Seen[]; copy: Seen[] } = { site: [], copy: [] }
      // The first visit has pictures made.
      await pressLink(browser, site.url, one, restMilliseconds.site)
      for (let run = 0; run < runs; run++) {
        seen.site.push(await pressLink(browser, site.url, one, restMilliseconds.site))
        // Every other time, for the length of a run.
        if (run % 2 === 0)
          seen.copy.push(await pressLink(browser, copy.url, one, restMilliseconds.copy))
      }
      figures.push(...figuresOf(one.what, seen))
    }
    return figures
  } finally {
    await browser.close()
    await copy.stop()
    await site.stop()
  }
}

/** Of the press on the static copy, which loads a document. */
const ratio = 0.17

function figuresOf(what: string, { site, copy }: { site: Seen[]; copy: Seen[] }): Figure[] {
  const requests = [...new Set(site.flatMap((each) => each.requests))]
  const of = (seen: Seen[], key: 'milliseconds' | 'back') => median(seen.map((each) => each[key]))
  const figure = (key: 'milliseconds' | 'back') => ({
    value: of(site, key),
    baseline: of(copy, key),
    unit: 'ms' as const,
  })
  return [
    { what: `press on ${what}`, ...figure('milliseconds'), budget: ratioAtMost(ratio) },
    {
      what: `press on ${what}, by the clock`,
      value: of(site, 'milliseconds'),
      unit: 'ms',
      budget: atMost(120),
    },
    {
      what: `requests that a press on ${what} waited for`,
      value: requests.length,
      unit: 'requests',
      budget: atMost(0),
      note: requests.join(' '),
    },
    { what: `back to ${what}`, value: of(site, 'back'), unit: 'ms', budget: atMost(120) },
  ]
}

export async function pressLink(
  browser: Browser,
  origin: string,
  { path, links }: (typeof presses)[number],
  rest: number,
): Promise<Seen> {
  const page = await openPhone(browser, { slow: true })
  await watchHeadings(page)
  await page.goto(origin + path, { waitUntil: 'load' })
  const { heading, slug } = await page.evaluate(bringToMiddle, { links, slugs })
  await page.waitForTimeout(rest)
  const { x, y } = await page.evaluate(middleOf, `${links}[href="/${slug}"]`)
  const { start, end } = await untilHeading(page, catalogue.bySlug.get(slug)!.name, () =>
    page.touchscreen.tap(x, y),
  )
  const requests = await page.evaluate(requestsBetween, { start, end })
  await page.waitForTimeout(shortRestMilliseconds)
  const back = await untilHeading(page, heading, () => page.evaluate(stepBack))
  await page.context().close()
  return {
    milliseconds: end - start,
    back: back.end - back.start,
    requests: requests.filter(isWaitedFor),
  }
}

/**
 * Runs in the page: the link stands in the middle then, where neither the cookie notice nor the assistant's button
 * lies over it. Locators would have listeners of their own hear of the press.
 */
function bringToMiddle({ links, slugs }: { links: string; slugs: readonly string[] }) {
  const products = new Set(slugs.map((slug) => `/${slug}`))
  const link = [...document.querySelectorAll<HTMLAnchorElement>(links)].find((one) => {
    const path = one.getAttribute('href')!
    return products.has(path) && path !== location.pathname && one.checkVisibility()
  })
  if (!link) throw new Error(`${location.pathname} leads to no other product.`)
  link.scrollIntoView({ block: 'center' })
  return {
    heading: document.querySelector('h1')!.textContent,
    slug: link.getAttribute('href')!.slice(1),
  }
}

/** Runs in the page. */
function middleOf(selector: string): { x: number; y: number } {
  const links = [...document.querySelectorAll(selector)]
  const { x, y, width, height } = links
    .find((one) => one.checkVisibility())!
    .getBoundingClientRect()
  return { x: x + width / 2, y: y + height / 2 }
}

/** Runs in the page, which may not outlive it: what called it is answered first. */
function stepBack(): void {
  setTimeout(() => {
    document.dispatchEvent(new Event('step-back'))
    history.back()
  })
}

/** Runs in the page: addresses of the answers that came in between, other than from the cache. */
function requestsBetween({ start, end }: { start: number; end: number }): string[] {
  return performance
    .getEntriesByType('resource')
    .filter((entry) => {
      const { responseEnd, transferSize } = entry as PerformanceResourceTiming
      const at = performance.timeOrigin + responseEnd
      return at > start && at <= end && transferSize > 0
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
