import type { Page, Route } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { menus } from '#content/navigation.ts'
import { fixedPages } from '#content/pages.ts'
import { gauges, listed, stainless } from '#test/known-products.ts'
import { expectFound, expectProducts, expectText, shownSlugs } from '#test/listing-page.ts'
import { inSweeps, swept } from '#test/sweep.ts'
import { settled, useSite } from '#test/visit.ts'

const { visit, url } = useSite()
const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const family = { name: 'Pressure Gauges', slug: 'pressure-gauges' }
const product = { name: 'Pressure gauge 100 mm', slug: 'gauge-100' }

/** Home, all products, a family and a product, by links alone. */
async function walk(page: Page): Promise<void> {
  const main = page.getByRole('banner').getByRole('navigation', { name: 'Main' })
  await main.getByRole('button', { name: menus[0]!.label }).hover()
  await main.getByRole('link', { name: menus[0]!.overview.label }).click()
  await page.waitForURL(url('/products'))
  await expectProducts(page, listed)
  await page.mouse.move(5, 800)
  await main.getByRole('button', { name: menus[0]!.label }).hover()
  await main.getByRole('link', { name: family.name, exact: true }).click()
  await page.waitForURL(url(`/family/${family.slug}`))
  await expect.poll(() => shownSlugs(page)).toEqual(gauges)
  await page.getByRole('article').getByRole('link', { name: product.name, exact: true }).click()
  await page.waitForURL(url(`/${product.slug}`))
  await expectText(heading(page), product.name)
  await expect.poll(() => page.getByText('FAQs', { exact: true }).isVisible()).toBe(true)
}

describe('after the first page', () => {
  inSweeps(
    'every page of the site opens from the header or footer as it does by its address',
    async () => {
      const page = await visit('/')
      for (const { path, title } of fixedPages) {
        const links = page
          .getByRole('banner')
          .or(page.getByRole('contentinfo'))
          .locator(`a[href="${path}"]`)
        // Menus are closed; what counts is where their links lead.
        await links.first().evaluate((link: HTMLElement) => link.click())
        await page.waitForURL(url(path))
        await expect.poll(() => page.title(), { message: path }).toContain(title)
        expect(await heading(page).count(), path).toBe(1)
      }
    },
  )
})

describe('when the document database fails in the browser', () => {
  const failures: [string, (route: Route) => Promise<void>][] = [
    ['refuses', (route) => route.abort('connectionrefused')],
    ['answers 500', (route) => route.fulfill({ status: 500, json: { error: { code: 500 } } })],
    [
      'answers HTML',
      (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Hello</h1>' }),
    ],
    ['answers nonsense', (route) => route.fulfill({ json: { documents: 'none' } })],
  ]
  inSweeps.each(failures)('the site goes on through the server where it %s', async (_, answer) => {
    const page = await visit('/', {
      prepare: (fresh) => fresh.route('**/v1/**', answer),
      tolerate: /\/v1\//,
    })
    await walk(page)
  })
})

describe('old addresses', () => {
  const old: [address: string, to: string, name: string][] = [
    ['/taps#brass', '/ball-valve-dn15', 'Ball valve DN 15'],
    ['/taps#gas', '/gas-valve-dn15', 'Gas valve DN 15'],
  ]
  test.each(swept(old, old.slice(0, 1)))(
    '%s leads to its product and leaves no step behind',
    async (address, to, name) => {
      const page = await visit('/about')
      await page.goto(url(address))
      await page.waitForURL(url(to))
      await expectText(heading(page), name)
      await page.goBack()
      await expect.poll(() => page.url()).toBe(url('/about'))
    },
  )

  test.each(['/taps', '/taps/'])('%s names all that it led to, without scripts', async (path) => {
    const page = await visit(path, { javaScriptEnabled: false })
    const named = page.getByRole('main').getByRole('listitem').getByRole('link')
    expect(await named.allInnerTexts()).toEqual(['Ball valve DN 15', 'Gas valve DN 15'])
    const robots = page.locator('meta[name=robots]')
    expect(await robots.getAttribute('content')).toBe('noindex')
  })

  test('a hash that does not match leads nowhere', async () => {
    const page = await visit('/taps#something-else')
    await settled(page)
    await expect.poll(() => page.url()).toBe(url('/taps#something-else'))
    // One that is written behind it then does.
    await page.evaluate("location.hash = '#gas'")
    await page.waitForURL(url('/gas-valve-dn15'))
  })
})

describe('what does not exist', () => {
  const unknown: [string, string, string][] = [
    ['product', '/gauge-digital-88', 'gauge-digital-80'],
    ['family', '/family/presure-gauges', 'family/pressure-gauges'],
    ['page', '/solutions/wa/ter', ''],
  ]
  test.each(swept(unknown, unknown.slice(0, 1)))(
    'an unknown %s answers 404 with a search and the nearest names',
    async (_, path, wanted) => {
      const response = await fetch(url(path))
      expect(response.status).toBe(404)
      const page = await visit(path, { tolerate: /status of 404/ })
      await expect.poll(() => heading(page).count()).toBe(1)
      if (wanted) await page.getByRole('main').locator(`a[href="/${wanted}"]`).first().waitFor()
      const search = page.getByRole('main').getByRole('searchbox')
      await search.fill('acids')
      await search.press('Enter')
      await page.waitForURL(url('/products?q=acids'))
      await expectFound(page, stainless)
    },
  )
})
