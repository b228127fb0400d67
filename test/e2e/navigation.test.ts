import type { Page, Request, Route } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { redirects } from '#content/redirects.ts'
import { menus } from '#content/navigation.ts'
import { fixedPages } from '#content/pages.ts'
import { nearest } from '#domain/catalogue/nearest.ts'
import { catalogue, plain } from './catalogue.ts'
import { expectListing, expectText, shownSlugs } from './listing-page.ts'
import { hydrated, useSite } from './visit.ts'

const { visit, url } = useSite()
const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const family = catalogue.families.find(({ name }) => name === 'Cassettes')!
const product = family.products[2]!

function record(page: Page) {
  const requests: Request[] = []
  page.on('request', (request) => requests.push(request))
  const paths = () => requests.map((request) => request.url().replace(/^https?:\/\/[^/]+/, ''))
  return {
    pages: () => paths().filter((path) => /\.data(\?|$)/.test(path)),
    documents: () => requests.filter((request) => request.resourceType() === 'document').length,
    lists: () => paths().filter((path) => /\/products\?/.test(path) && path.startsWith('/v1/')),
    singles: () => paths().filter((path) => /^\/v1\/.*\/products\/[^?]+/.test(path)),
  }
}

/** Home, all products, a family and a product, by links alone. */
async function walk(page: Page): Promise<void> {
  const main = page.getByRole('banner').getByRole('navigation', { name: 'Main' })
  await main.getByRole('button', { name: menus[0]!.label }).hover()
  await main.getByRole('link', { name: menus[0]!.overview.label }).click()
  await page.waitForURL(url('/products'))
  await expectListing(page, {})
  await page.mouse.move(5, 800)
  await main.getByRole('button', { name: menus[0]!.label }).hover()
  await main.getByRole('link', { name: family.name, exact: true }).click()
  await page.waitForURL(url(`/family/${family.slug}`))
  await expect.poll(() => shownSlugs(page)).toEqual(family.products.map(({ slug }) => slug))
  await page.getByRole('article').getByRole('link', { name: product.name, exact: true }).click()
  await page.waitForURL(url(`/${product.slug}`))
  await expectText(heading(page), plain(product.name))
  await expect.poll(() => page.getByText('FAQs', { exact: true }).isVisible()).toBe(true)
}

describe('after the first page', () => {
  test('the site reads the document database itself, its list once per page load', async () => {
    let log!: ReturnType<typeof record>
    const page = await visit('/', { prepare: (fresh) => (log = record(fresh)) && undefined })
    await expect.poll(() => log.lists().length).toBeGreaterThan(0)
    await page.waitForLoadState('networkidle')
    const perList = log.lists().length
    // One reading: each piece of the list is asked for once.
    expect(new Set(log.lists()).size).toBe(perList)
    expect(log.lists()[0]).toMatch(/mask\.fieldPaths=/)
    await walk(page)

    expect(log.pages()).toEqual([])
    expect(log.documents()).toBe(1)
    expect(log.lists().length).toBe(perList)
    expect(new Set(log.singles()).size).toBe(log.singles().length)
    expect(log.singles().some((path) => path.includes(`/products/${product.slug}`))).toBe(true)

    await page.reload()
    await hydrated(page)
    await page.mouse.move(300, 300)
    await expect.poll(() => log.lists().length).toBe(2 * perList)
  })

  test('a product opened from a link, with no page before it, needs no list at all', async () => {
    let log!: ReturnType<typeof record>
    const page = await visit(`/${product.slug}`, {
      prepare: (fresh) => (log = record(fresh)) && undefined,
    })
    await page.waitForTimeout(2500)
    expect(log.lists()).toEqual([])
  })

  test('every page of the site opens from the header or footer as it does by its address', async () => {
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
  })
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
  test.each(failures)('the site goes on through the server where it %s', async (_, answer) => {
    const page = await visit('/', {
      prepare: (fresh) => fresh.route('**/v1/**', answer),
      tolerate: /\/v1\//,
    })
    await walk(page)
  })

  test('a product whose document cannot be read says so, and tries again', async () => {
    let down = false
    let log!: ReturnType<typeof record>
    const page = await visit(`/family/${family.slug}`, {
      prepare: (fresh) =>
        (log = record(fresh)) &&
        fresh.route(`**/products/${product.slug}*`, (route) =>
          down ? route.fulfill({ status: 503, body: 'down' }) : route.continue(),
        ),
      tolerate: /\/v1\//,
    })
    await page.mouse.move(5, 300)
    await expect.poll(() => log.lists().length).toBeGreaterThan(0)
    await page.waitForLoadState('networkidle')
    down = true
    await page.getByRole('article').getByRole('link', { name: product.name, exact: true }).click()
    await expectText(heading(page), plain(product.name))
    const alert = page.getByRole('alert')
    await alert.waitFor()
    down = false
    await alert.getByRole('button').click()
    await expect.poll(() => page.getByText('FAQs', { exact: true }).isVisible()).toBe(true)
    expect(await alert.count()).toBe(0)
  })
})

describe('old addresses', () => {
  const old = redirects.map(({ path, hash, to }) => [path + hash, to] as const)
  test.each(old)('%s leads to its product and leaves no step behind', async (address, to) => {
    const page = await visit('/about', { tolerate: /status of 404/ })
    await page.goto(url(address))
    await page.waitForURL(url(to))
    await expectText(heading(page), plain(catalogue.bySlug.get(to.slice(1))!.name))
    await page.goBack()
    expect(page.url()).toBe(url('/about'))
  })

  test('a hash that does not match leads nowhere', async () => {
    const page = await visit(`${redirects[0]!.path}#something-else`, { tolerate: /status of 404/ })
    await page.waitForTimeout(500)
    expect(page.url()).toBe(url(`${redirects[0]!.path}#something-else`))
  })
})

describe('what does not exist', () => {
  const unknown: [string, string, string][] = [
    ['product', '/vhd1-144-lcx', 'vhd1-144-lc'],
    ['family', '/family/fiber-patch-pannels', 'family/fiber-patch-panels'],
    ['page', '/solutions/data/centre', ''],
  ]
  test.each(unknown)(
    'an unknown %s answers 404 with a search and the nearest names',
    async (_, path, wanted) => {
      const response = await fetch(url(path))
      expect(response.status).toBe(404)
      const page = await visit(path, { tolerate: /status of 404/ })
      await expect.poll(() => heading(page).count()).toBe(1)
      if (wanted) await page.getByRole('main').locator(`a[href="/${wanted}"]`).first().waitFor()
      const search = page.getByRole('main').getByRole('searchbox')
      await search.fill('ribbon')
      await search.press('Enter')
      await page.waitForURL(url('/products?q=ribbon'))
      await expectListing(page, { query: 'ribbon' })
    },
  )

  test('a visitor who moves on to an unknown product sees the same page', async () => {
    const page = await visit('/about', { tolerate: /status of 404/ })
    const slug = 'vhd1-144-lcx'
    await page.evaluate((path) => {
      const { __reactRouterDataRouter: router } = window as unknown as {
        __reactRouterDataRouter: { navigate: (to: string) => Promise<void> }
      }
      return router.navigate(path)
    }, `/${slug}`)
    const [best] = nearest(catalogue.products, slug.replaceAll('-', ' '), 1)
    await page.getByRole('main').getByRole('link', { name: best!.name, exact: true }).click()
    await page.waitForURL(url(`/${best!.slug}`))
    await expectText(heading(page), plain(best!.name))
  })
})
