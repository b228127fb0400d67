import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { gasValves, threeWay } from '#test/known-products.ts'
import { expectText, shownSlugs } from '#test/listing-page.ts'
import { swept } from '#test/sweep.ts'
import { useSite } from '#test/visit.ts'

const { visit, url } = useSite()
const products = (page: Page) => page.locator('#products')
const pager = (page: Page) => products(page).getByRole('navigation', { name: 'Pages of products' })
const turn = (page: Page, name: string) => pager(page).getByRole('link', { name }).click()
const choose = (page: Page, name: string) =>
  products(page).getByRole('button', { name, exact: true }).click()

/** A family after the other, as long as each lasts; one seat kit has no rank and comes last. */
const pages = [
  ['ball-valve-dn8', 'gauge-63', 'seat-kit-dn15', 'ball-valve-dn10'].concat([
    'gauge-63-dry',
    'seat-kit-dn25',
    'ball-valve-dn15',
    'gauge-100',
  ]),
  ['stem-packing-set', 'ball-valve-dn20', 'gauge-100-hydraulic', 'seat-kit-dn50'].concat([
    'ball-valve-dn25',
    'gauge-160',
    'ball-valve-dn32',
    'gauge-diaphragm-100',
  ]),
  ['ball-valve-dn40', 'gauge-diaphragm-63', 'ball-valve-dn50', 'gauge-digital-80'].concat(
    ['ball-valve-stainless-dn15', 'gauge-digital-80-wireless'],
    ['ball-valve-stainless-dn20', 'ball-valve-stainless-dn25'],
  ),
  ['ball-valve-stainless-dn40', ...gasValves, ...threeWay],
]

async function expectPage(page: Page, query: string, slugs: string[], status: string) {
  await expect.poll(() => shownSlugs(page)).toEqual(slugs)
  await expectText(products(page).getByRole('status'), status)
  await expect.poll(() => new URL(page.url()).search).toBe(query)
}

describe.each(swept([true, false], [true]))(
  'with JavaScript %s, the products of a solution',
  (enabled) => {
    const open = (path: string) => visit(path, { javaScriptEnabled: enabled })

    test('are all there, page by page', async () => {
      const page = await open('/solutions/plant')
      await expectPage(page, '', pages[0]!, 'Products 1 to 8 of 31')
      await turn(page, 'Next page')
      await expectPage(page, '?page=2', pages[1]!, 'Products 9 to 16 of 31')
      await turn(page, 'Page 4')
      await expectPage(page, '?page=4', pages[3]!, 'Products 25 to 31 of 31')
      expect(await pager(page).getByRole('link', { name: 'Next page' }).count()).toBe(0)
      await turn(page, 'Previous page')
      await expectPage(page, '?page=3', pages[2]!, 'Products 17 to 24 of 31')
      await page.goBack()
      await expectPage(page, '?page=4', pages[3]!, 'Products 25 to 31 of 31')
    })

    test('are of the chosen family, from its first page on', async () => {
      const page = await open('/solutions/plant?page=3')
      await choose(page, 'Pressure Gauges 9')
      const gauges = ['gauge-63', 'gauge-63-dry', 'gauge-100', 'gauge-100-hydraulic', 'gauge-160']
      const first = [...gauges, 'gauge-diaphragm-100', 'gauge-diaphragm-63', 'gauge-digital-80']
      await expectPage(page, '?family=pressure-gauges', first, 'Products 1 to 8 of 9')
      await turn(page, 'Page 2')
      const last = ['gauge-digital-80-wireless']
      await expectPage(page, '?family=pressure-gauges&page=2', last, 'Products 9 to 9 of 9')
      await choose(page, 'Seals & Spares 4')
      const spares = ['seat-kit-dn15', 'seat-kit-dn25', 'stem-packing-set', 'seat-kit-dn50']
      await expectPage(page, '?family=seals-%26-spares', spares, 'Products 1 to 4 of 4')
      expect(await pager(page).count()).toBe(0)
      await choose(page, 'All 31')
      await expectPage(page, '', pages[0]!, 'Products 1 to 8 of 31')
    })

    test('begin at the top of the window when a page is turned', async () => {
      const page = await open('/solutions/plant')
      await turn(page, 'Next page')
      await expectPage(page, '?page=2', pages[1]!, 'Products 9 to 16 of 31')
      const heading = page.getByRole('heading', { name: 'Products for plant' })
      const top = () => heading.evaluate((element) => element.getBoundingClientRect().top)
      await expect.poll(top).toBeGreaterThan(0)
      await expect.poll(top).toBeLessThan(300)
      // The keyboard goes on from there, through families and filters where no script runs, not
      // from a link that is far below or gone.
      const focused = () =>
        page.evaluate(
          () => document.activeElement?.closest('article')?.querySelector('a')?.pathname,
        )
      for (let presses = 0; presses < 20 && !(await focused()); presses++) {
        await page.keyboard.press('Tab')
      }
      await expect.poll(() => focused()).toBe('/stem-packing-set')
    })
  },
)

test('a family of a solution opens where its products begin', async () => {
  const page = await visit('/solutions/plant?page=2#products')
  await choose(page, 'Seals & Spares 4')
  await page.waitForURL(url('/solutions/plant?family=seals-%26-spares#products'))
  await expect.poll(() => shownSlugs(page)).toHaveLength(4)
  expect(
    await products(page).evaluate((element) => element.getBoundingClientRect().top),
  ).toBeLessThan(300)
})
