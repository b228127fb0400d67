import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { gauges, ofStainlessSteel } from '#test/known-products.ts'
import { choose, expectProducts, expectText, openFilter, shownSlugs } from '#test/listing-page.ts'
import { inSweeps } from '#test/sweep.ts'
import { hydrated, useSite } from '#test/visit.ts'

const { visit, url, quiet } = useSite()
const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const notice = (page: Page) => page.getByRole('status').filter({ hasText: 'read on' })
/** Lists and families hydrate whole: such a page is kept because it was read. */
const family = { path: '/family/pressure-gauges', name: 'Pressure Gauges' }
const other = '/family/ball-valves'

/** A page whose worker has taken over and keeps it. */
async function keptPage(path: string, cookies: 'all' | 'essential' = 'essential') {
  const page = await visit(path, {
    serviceWorkers: 'allow',
    cookies,
    tolerate: /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|uncaught: Event/,
  })
  await page.mouse.move(300, 300)
  await expectKept(page, path)
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  return page
}

/** Waits until the browser has a copy of a page, and of all that it names. */
async function expectKept(page: Page, ...addresses: string[]) {
  const missing = () =>
    page.evaluate(async (wanted) => {
      const files = async (address: string) => {
        const copy = await caches.match(address)
        return [address, ...((await copy?.text())?.match(/\/assets\/[\w.~@/-]+/g) ?? [])]
      }
      const all = (await Promise.all(wanted.map(files))).flat()
      const found = await Promise.all(all.map((file) => caches.match(file)))
      return all.filter((_, at) => !found[at])
    }, addresses)
  await expect.poll(missing, { timeout: 40_000 }).toEqual([])
}

/** Loads a document, as a bookmark or another tab does. */
async function open(page: Page, path: string) {
  await page.goto(url(path))
  await hydrated(page)
}

/** Presses a link wherever it stands: menus are closed. */
const press = (page: Page, to: string) =>
  page
    .locator(`a[href="${to}"]`)
    .first()
    .evaluate((link: HTMLElement) => link.click())

describe('pages that were read', () => {
  test('are loaded without a connection and say when they were read', async () => {
    const page = await keptPage(family.path)
    await page.context().setOffline(true)
    await page.reload()
    await hydrated(page)
    await expectText(heading(page), family.name)
    await expect
      .poll(() => notice(page).innerText())
      .toMatch(/^Shown as read on \d+ \w+ \d{4} at \d\d:\d\d: no connection\. What is kept$/)
  })

  inSweeps('filter and search in the catalogue as it was read, also after a reload', async () => {
    const page = await keptPage('/products')
    // What it loaded behind itself is kept behind it: what was read, and the code of filters.
    const has = (part: string) =>
      page.evaluate(async (wanted) => {
        const all = (await caches.keys()).map(async (name) => (await caches.open(name)).keys())
        return (await Promise.all(all)).flat().some(({ url: one }) => one.includes(wanted))
      }, part)
    for (const part of ['/v1/projects/', '/filter-bar-', '/filter-panel-'])
      await expect.poll(() => has(part), { timeout: 40_000 }).toBe(true)
    await page.context().setOffline(true)
    await page.reload()
    await hydrated(page)
    await notice(page).waitFor()
    await page.mouse.move(300, 320)
    await quiet(page)
    await choose(await openFilter(page, 'body'), 'Stainless steel')
    await expectProducts(page, ofStainlessSteel)
    await page.keyboard.press('Escape')
    await page.getByRole('searchbox', { name: 'Search all products' }).fill('QT-25L')
    await expectProducts(page, ['three-way-valve-l-dn25'])
    // Its code comes with a press, which nobody has made before.
    await page.getByRole('button', { name: /^All filters/ }).click()
    const sheet = page.getByRole('dialog', { name: 'All filters' })
    await sheet.waitFor()
  })

  inSweeps('are the network’s again as soon as there is one', async () => {
    const page = await keptPage(family.path)
    await page.context().setOffline(true)
    await open(page, family.path)
    await notice(page).waitFor()
    await page.context().setOffline(false)
    // This browser says so of pages alone that it has told of the loss.
    await page.evaluate(() => dispatchEvent(new Event('online')))
    await expect
      .poll(() => notice(page).innerText())
      .toMatch(/^Shown as read on [^:]+:\d\d\. Load it anew$/)
    await page.getByRole('link', { name: 'Load it anew' }).click()
    await expect.poll(() => notice(page).count()).toBe(0)
    await expectText(heading(page), family.name)
  })

  inSweeps(
    'lead to each other, and a page that is not kept leaves the one being read',
    async () => {
      const page = await keptPage('/products')
      await open(page, family.path)
      await page.mouse.move(200, 200)
      await expectKept(page, family.path)
      await page.context().setOffline(true)
      await open(page, '/products')
      await press(page, family.path)
      await page.waitForURL(url(family.path))
      await notice(page).waitFor()
      await expect.poll(() => shownSlugs(page)).toEqual(gauges)
      await press(page, '/support')
      await page.getByText('This page is not kept in this browser. What is kept').waitFor()
      expect(page.url()).toBe(url(family.path))
      await expect.poll(() => shownSlugs(page)).toEqual(gauges)
    },
  )

  inSweeps(
    'are forgotten by the next visit where cookies were not allowed, and else are not',
    async () => {
      for (const cookies of ['essential', 'all'] as const) {
        const page = await keptPage(family.path, cookies)
        // What a new tab has, after the last one was closed.
        await page.evaluate(() => sessionStorage.clear())
        await open(page, other)
        await page.mouse.move(200, 200)
        await expectKept(page, other)
        const isThere = () =>
          page.evaluate(async (path) => Boolean(await caches.match(path)), family.path)
        await expect.poll(isThere).toBe(cookies === 'all')
      }
    },
  )
})

describe('a page that was not read', () => {
  inSweeps(
    'is said not to be kept, what is kept is named, and it opens with the connection',
    async () => {
      const page = await keptPage(family.path)
      await page.context().setOffline(true)
      await page.goto(url('/support'))
      await expectText(heading(page), 'This page is not kept in this browser')
      const kept = page.getByRole('main').getByRole('listitem')
      await expect.poll(() => kept.count()).toBe(1)
      await kept.getByRole('link', { name: family.name }).click()
      await expectText(heading(page), family.name)
      await page.goBack()
      await expectText(heading(page), 'This page is not kept in this browser')
      await page.context().setOffline(false)
      await page.waitForURL(url('/support'))
      await expectText(heading(page), 'Support')
    },
  )

  test('is never one of another site', async () => {
    const page = await visit('/offline?asked=//elsewhere.example/')
    await expectText(heading(page), 'Kept in this browser')
  })
})

inSweeps('all that was read can be removed', async () => {
  const page = await keptPage(family.path)
  await open(page, '/offline')
  await page.getByRole('button', { name: 'Remove all pages read before' }).click()
  await page.getByText('Nothing is kept here yet').waitFor()
  await page.context().setOffline(true)
  await page.goto(url(family.path))
  await expectText(heading(page), 'This page is not kept in this browser')
})
