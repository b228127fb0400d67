import type { Browser } from 'playwright-core'
import { writeItems } from '#domain/deciding/list-items.ts'
import { launchChromium } from '#test/chromium.ts'
import { hostileCatalogue } from '#test/hostile-products.ts'
import { tameCatalogue } from '#test/tame-catalogue.ts'
import { siteFolder } from '#test/temporary-catalogue.ts'
import { median, ratioAtMost, ratioOf, type Figure } from './figure.ts'
import { startMeasuredSite, warmedUp } from './site.ts'

const productCount = 300
const pagesOfKind = 24
const shownOfKind = 4
const runsOfSlow = 4
const slowerAtMost = ratioAtMost(2)

type Documents = Record<string, Record<string, unknown>>
type Twins<T> = { tame: T; harmful: T }
/** By kind of page: how long each of its addresses took, run by run. */
type Times = Record<string, Twins<number[]>[]>

/**
 * 300 products that mean harm: how long each view of them takes to answer for the first time, and to
 * show in a browser, beside the same products of plain words, in turn. Pages that seem too slow are
 * measured again, so that the slowest is not whichever the machine was busy with.
 */
export async function hostile({ runs }: { runs: number }): Promise<Figure[]> {
  const harmful = hostileCatalogue(productCount)
  const tame = tameCatalogue(harmful)
  const paths = { tame: addresses(tame), harmful: addresses(harmful) }
  const places = { tame: await siteFolder(tame), harmful: await siteFolder(harmful) }
  const browser = await launchChromium()
  const [answers, shows]: [Times, Times] = [{}, {}]

  /** Anew for each run: what has been answered once is kept. */
  async function run(turn: number, isMeasured: (times: Times, name: string, i: number) => boolean) {
    const sites = {
      tame: await startMeasuredSite(places.tame.folder),
      harmful: await startMeasuredSite(places.harmful.folder),
    }
    try {
      await Promise.all([warmedUp(sites.tame), warmedUp(sites.harmful)])
      for (const [name, all] of Object.entries(paths.harmful))
        for (const i of all.keys())
          for (const which of inTurn(turn + i)) {
            const url = sites[which].url + paths[which][name]![i]!
            // Those that are not measured keep the server as warm as it was in the first runs.
            const time = await timeOf(url)
            if (isMeasured(answers, name, i)) note(answers, name, i, which, time)
            if (i >= shownOfKind || name.endsWith('Markdown')) continue
            if (isMeasured(shows, name, i))
              note(shows, name, i, which, await timeToShow(browser, url))
          }
    } finally {
      await Promise.all([sites.tame.stop(), sites.harmful.stop()])
    }
  }

  try {
    for (let turn = 0; turn < runs; turn++) await run(turn, () => true)
    const usual = [answers, shows].map((times) => structuredClone(times))
    for (let turn = 0; turn < runsOfSlow; turn++) {
      const slow = new Set([answers, shows].flatMap((times) => tooSlow(times)))
      if (slow.size) await run(turn, (times, name, i) => slow.has(times[name]![i]!))
    }
    return [
      ...figures('first answer,', usual[0]!, answers),
      ...figures('in a browser,', usual[1]!, shows),
    ]
  } finally {
    await browser.close()
    await Promise.all([places.tame.remove(), places.harmful.remove()])
  }
}

const tooSlow = (times: Times) =>
  Object.values(times)
    .flat()
    .filter(({ tame, harmful }) => Math.min(...harmful) > 2 * Math.min(...tame))

const inTurn = (turn: number) =>
  turn % 2 ? (['tame', 'harmful'] as const) : (['harmful', 'tame'] as const)

function note(times: Times, name: string, i: number, which: keyof Twins<unknown>, time: number) {
  const page = ((times[name] ??= [])[i] ??= { tame: [], harmful: [] })
  page[which].push(time)
}

/** Of each kind what is usual, and that page which is the most times slower than its twin, each at its best. */
function figures(what: string, usualTimes: Times, allTimes: Times): Figure[] {
  return Object.keys(usualTimes).flatMap((name) => {
    const pages = usualTimes[name]!
    const usual = {
      what: `${what} ${name}`,
      value: median(pages.flatMap(({ harmful }) => harmful)),
      baseline: median(pages.flatMap(({ tame }) => tame)),
    }
    const [slowest] = allTimes[name]!.map(({ tame, harmful }, i) => ({
      what: `${what} ${name}: the slowest of ${pages.length}`,
      value: Math.min(...harmful),
      baseline: Math.min(...tame),
      note: `number ${i}, of ${harmful.length}`,
    })).toSorted((a, b) => ratioOf({ ...b, unit: 'ms' })! - ratioOf({ ...a, unit: 'ms' })!)
    return [usual, slowest!].map((one) => ({ ...one, unit: 'ms' as const, budget: slowerAtMost }))
  })
}

function addresses(documents: Documents): Record<string, string[]> {
  const all = Object.values(documents)
  const slugs = all.map(({ slug }) => String(slug))
  const numbers = all.map(({ partNumber = '' }) => String(partNumber).toWellFormed())
  const each = (make: (i: number) => string) =>
    Array.from({ length: pagesOfKind }, (_, i) => make(i))
  const words = (text: unknown) =>
    encodeURIComponent(String(text).toWellFormed().slice(0, 60).toWellFormed())
  return {
    'a product': slugs.map((slug) => `/${slug}`),
    'a product as Markdown': slugs.map((slug) => `/${slug}.md`),
    'the list': each((i) => `/products?page=${(i % 12) + 1}&sort=${i < 12 ? 'name' : '-name'}`),
    'the table': each(
      (i) => `/products?view=table&page=${(i % 6) + 1}&sort=${sorts[Math.floor(i / 6)]}`,
    ),
    'a comparison': each((i) => `/compare?products=${slugs.slice(i * 4, i * 4 + 4).join(',')}`),
    'a parts list': each((i) => {
      const some = numbers.slice(i * 10, i * 10 + 10).filter((number) => number.trim())
      return `/list?items=${writeItems(some.map((partNumber) => ({ partNumber, quantity: 2 })))}`
    }),
    'a search': each((i) => `/products?q=${words(all[i]!.product)}`),
  }
}

const sorts = ['name', '-name', 'partNumber', '-partNumber']

async function timeOf(url: string): Promise<number> {
  const began = performance.now()
  const response = await fetch(url, { headers: { 'accept-encoding': 'identity' } })
  await response.arrayBuffer()
  if (!response.ok) throw new Error(`${response.status} at ${url}`)
  return performance.now() - began
}

/** From the request until scripts have taken the page over and it is painted; no other host is asked. */
async function timeToShow(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext()
  try {
    await context.route(/^https?:\/\/(?!localhost)/, (route) => route.abort())
    const page = await context.newPage()
    const began = performance.now()
    await page.goto(url, { waitUntil: 'load' })
    await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    )
    return performance.now() - began
  } finally {
    await context.close()
  }
}
