import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { catalogue } from '#test/catalogue.ts'
import { difference, layoutOf, type Layout } from './page-layout.ts'
import { swept } from '#test/sweep.ts'
import { hydrated, settled, useSite } from '#test/visit.ts'

const { visit, url, quiet } = useSite()
const family = catalogue.families.find(({ name }) => name === 'Cassettes')!
const product = family.products[0]!

/** A page of each kind, by its address. */
const kinds = [
  '/',
  '/products',
  `/family/${family.slug}`,
  `/${product.slug}`,
  '/solutions',
  '/solutions/datacenter',
  '/services',
  '/knowledge-center',
  '/fiber-optic-basics-in-the-age-of-ai-datacenters',
  '/privacy-policy',
  '/about',
  '/contact-us',
]

/** What has most to leave behind: the slides of home, the list, a product. */
const loaded = ['/', '/products', `/${product.slug}`]

// Every page from every other, by links, in one visit: what one leaves behind meets all that follow.
test.each(swept([390, 1440], [1440]))(
  'at %i px a page looks the same however it was reached',
  { timeout: 240_000 },
  async (width) => {
    const options = { width, reducedMotion: 'reduce' as const }
    const walked = swept(kinds, loaded)
    const expected = new Map<string, Layout>()
    const opened = await visit(walked[0]!, options)
    for (const path of walked) {
      await opened.goto(url(path))
      await hydrated(opened)
      expected.set(path, await restingLayout(opened))
    }

    const page = await visit(walked[0]!, options)
    const faults: string[] = []
    for (const [from, to] of allPairs(walked)) {
      await follow(page, to)
      const found = await differenceAtRest(page, expected.get(to)!)
      if (found.length) faults.push(`${from} → ${to}: ${found.slice(0, 3).join(' | ')}`)
      // The rest would tell the same, and each takes its time.
      if (faults.length === 5) break
    }
    expect(faults).toEqual([])
  },
)

/** Presses the page's own link, or one of the menus; a product without one is found by the search. */
async function follow(page: Page, to: string): Promise<void> {
  const press = () =>
    page.evaluate((path) => {
      const links = ['main', 'header', 'footer'].flatMap((part) => [
        ...document.querySelectorAll<HTMLAnchorElement>(`${part} a[href="${path}"]`),
      ])
      links[0]?.click()
      return links.length > 0
    }, to)
  if (!(await press())) {
    const search = page.getByRole('searchbox', { name: 'Search products' })
    // What was typed before is still there, and the same again would be no change.
    await search.fill('')
    await search.fill(product.partNumber)
    await expect.poll(press).toBe(true)
  }
  await page.waitForURL(url(to))
}

/** The layout once nothing of it changes any more. */
async function restingLayout(page: Page): Promise<Layout> {
  let last: Layout | undefined
  await expect
    .poll(
      async () => {
        await quiet(page)
        await page.evaluate(() => document.fonts.ready)
        const other = await layoutOf(page, last?.mark)
        last = other ?? last
        return other
      },
      // A reading takes a moment only: what is still to come is not there in the next.
      { interval: 250 },
    )
    .toBeUndefined()
  return last!
}

/** A page that has just come may still be completing itself. */
async function differenceAtRest(page: Page, expected: Layout): Promise<string[]> {
  const deadline = Date.now() + 15_000
  for (;;) {
    await settled(page)
    const found = await layoutOf(page, expected.mark)
    if (!found) return []
    if (Date.now() > deadline) return difference(found.lines, expected.lines)
  }
}

/** Every ordered pair once, each beginning where the one before ended: an Eulerian circuit. */
function allPairs(places: string[]): [string, string][] {
  const left = new Map(places.map((place) => [place, places.filter((other) => other !== place)]))
  const open = [places[0]!]
  const circuit: string[] = []
  while (open.length) {
    const next = left.get(open.at(-1)!)!.pop()
    if (next) open.push(next)
    else circuit.unshift(open.pop()!)
  }
  return circuit.slice(1).map((to, i) => [circuit[i]!, to])
}
