import { launchChromium } from '#test/chromium.ts'
import { atMost, type Figure } from './figure.ts'
import { askedOfProducts, onlyRead, pages, startMeasuredSite, warmedUp } from './site.ts'
import { transfersOf, type Transfer } from './transfers.ts'
import { pageWeight } from './wire.ts'

const htmlBudget = atMost(19_000)
const scriptBudget = atMost(150_000)

/** What travels: pages, code, everything a product page needs. */
export async function bytes(): Promise<Figure[]> {
  const [site, browser] = await Promise.all([startMeasuredSite(), launchChromium()])
  try {
    await warmedUp(site)
    const figures = await htmlFigures(site.url)
    for (const [name, path] of Object.entries({ ...pages, ...askedOfProducts })) {
      const transfers = await transfersOf(browser, site.url + path)
      const scripts = transfers.filter(({ type }) => type === 'script')
      figures.push({
        what: `JavaScript of ${name} before interaction, ${scripts.length} files`,
        value: sum(scripts),
        unit: 'bytes',
        budget: scriptBudget,
      })
      if (path === pages.product) {
        figures.push({
          what: `everything ${name} loads, ${transfers.length} files`,
          value: sum(transfers),
          unit: 'bytes',
          note: byType(transfers),
        })
      }
    }
    const read = await Promise.all(onlyRead.map((path) => transfersOf(browser, site.url + path)))
    figures.push({
      what: `JavaScript of ${onlyRead.length} pages that are only read before interaction, the most`,
      value: Math.max(...read.map((all) => sum(all.filter(({ type }) => type === 'script')))),
      unit: 'bytes',
      budget: scriptBudget,
      note: onlyRead.join(' '),
    })
    return figures
  } finally {
    await browser.close()
    await site.stop()
  }
}

async function htmlFigures(site: string): Promise<Figure[]> {
  const sitemap = await (await fetch(`${site}/sitemap.xml`)).text()
  const addresses = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url!)
  // The best compression is made behind the first visitor's back: asked twice, it is there.
  for (const url of addresses) await pageWeight(url)
  await new Promise((later) => setTimeout(later, 1000))
  const weights = new Map<string, number>()
  for (const url of addresses) weights.set(url, await pageWeight(url))
  const [largest, weight] = [...weights].toSorted(([, a], [, b]) => b - a)[0]!
  const html = (what: string, value: number): Figure => ({
    what: `HTML of ${what}, Brotli`,
    value,
    unit: 'bytes',
    budget: htmlBudget,
  })
  const kinds = Object.entries(pages).map(async ([name, path]) =>
    html(name, await pageWeight(site + path)),
  )
  return [
    ...(await Promise.all(kinds)),
    { ...html(`the largest of ${weights.size} pages`, weight), note: new URL(largest).pathname },
  ]
}

function sum(transfers: readonly Transfer[]): number {
  return transfers.reduce((total, { bytes }) => total + bytes, 0)
}

function byType(transfers: readonly Transfer[]): string {
  const groups = Object.entries(Object.groupBy(transfers, ({ type }) => type))
  return groups.map(([type, group = []]) => `${type} ${sum(group)}`).join(', ')
}
