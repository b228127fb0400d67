import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { axe } from '#test/axe.ts'
import { keepButton, keepOffline, removeButton, withoutNetwork } from '#test/kept-page.ts'
import { viewer } from '#test/knowledge-page.ts'
import { expectText } from '#test/listing-page.ts'
import { sharedSite } from '#test/shared-site.ts'
import { hydrated, useSite } from '#test/visit.ts'
import { weakNetwork } from '#test/weak-network.ts'

let between: Awaited<ReturnType<typeof weakNetwork>>
const { visit, url } = useSite(async () => (between = await weakNetwork(sharedSite().url)))

const product = { path: '/ball-valve-dn15', name: 'Ball valve DN 15' }
const guide = {
  path: '/documents/ball-valve-installation-guide',
  name: 'Ball valve installation guide',
}
const list = '/list?items=QB-15:2'
const main = (page: Page) => page.getByRole('main')
const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const notice = (page: Page) =>
  page.getByRole('status').filter({ hasText: /^Shown as kept on \d+ \w+ \d{4} at \d\d:\d\d/ })
const said = (page: Page) =>
  main(page)
    .getByRole('status')
    .filter({ hasText: /^(Kept|Not kept|No longer)/ })
const isPdf = (path: string) => path.endsWith('.pdf')

const open = (path: string, width = 1440) =>
  visit(path, { width, serviceWorkers: 'allow', tolerate: withoutNetwork })

async function openAndKeep(path: string, width?: number) {
  const page = await open(path, width)
  await keepOffline(page)
  return page
}

/** Loads a page, as a bookmark or another tab does. */
async function load(page: Page, path: string) {
  await page.goto(url(path))
  await hydrated(page)
}

/** All that the site has left in the browser. */
const leftInBrowser = (page: Page) =>
  page.evaluate(async () => ({
    caches: await caches.keys(),
    workers: (await navigator.serviceWorker.getRegistrations()).length,
  }))
const nothing = { caches: [], workers: 0 }

describe('before a visitor keeps a page', () => {
  test('the button is there without scripts’ help, and nothing is registered or stored', async () => {
    const page = await open(product.path)
    expect(await keepButton(page).isVisible()).toBe(true)
    await page.mouse.move(300, 300)
    await load(page, '/products')
    expect(await leftInBrowser(page)).toEqual(nothing)
    const html = await (await fetch(url(product.path))).text()
    expect(html).toContain('Keep offline')
  })

  test('a browser without scripts offers nothing that they would do', async () => {
    const page = await visit(product.path, { javaScriptEnabled: false })
    expect(await keepButton(page).count()).toBe(0)
  })
})

describe('a kept page', () => {
  test('opens without a network, says that it is a copy, and brings its guide and its pictures', async () => {
    const page = await open(product.path, 390)
    await keepButton(page).press('Enter')
    await expect
      .poll(() => said(page).innerText())
      .toMatch(/^Kept offline on \d+ \w+ \d{4} at \d\d:\d\d, \d+(\.\d+)? [KM]B$/)
    // The focus is where it was.
    expect(await removeButton(page).evaluate((one) => one === document.activeElement)).toBe(true)
    expect(await axe(page)).toEqual([])
    await page.context().setOffline(true)
    await page.reload()
    await hydrated(page)
    await expectText(heading(page), product.name)
    await notice(page).waitFor()
    await main(page).getByRole('link', { name: 'Installation guide' }).first().click()
    await page.waitForURL(url(guide.path))
    await expectText(heading(page), guide.name)
    await page.getByRole('checkbox', { name: 'Step 6 done' }).check()
    for (const picture of await main(page).getByRole('img').all()) {
      await picture.scrollIntoViewIfNeeded()
      await expect
        .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth ?? 1))
        .toBeGreaterThan(0)
    }
  })

  test('is the network’s where there is one', async () => {
    const page = await openAndKeep(product.path)
    await load(page, product.path)
    await said(page).waitFor()
    expect(await notice(page).count()).toBe(0)
  })

  test('is kept anew when it is visited after half a day', async () => {
    const page = await openAndKeep(product.path)
    const before = await said(page).innerText()
    await page.clock.setSystemTime(Date.now() + 13 * 60 * 60 * 1000)
    await load(page, product.path)
    await expect.poll(() => said(page).innerText()).not.toBe(before)
  })

  test('opens its PDF without a network, as a file and in our reader', async () => {
    const page = await openAndKeep(guide.path, 390)
    await page.context().setOffline(true)
    await load(page, guide.path)
    const link = page.getByRole('link', { name: 'Open the PDF' })
    const path = await link.getAttribute('href')
    const type = (at: string) =>
      page.evaluate(async (file) => (await fetch(file)).headers.get('content-type'), at)
    expect(await type(path!)).toBe('application/pdf')
    await link.click()
    await viewer(page)
      .getByText(/PDF · \d+ KB/)
      .waitFor()
    await expect
      .poll(() => viewer(page).locator('[aria-label="Page 1"][aria-busy=false]').count())
      .toBe(1)
  })

  test.each([
    [`/knowledge-center?doc=valve-catalog`, '/documents/valve-catalog'],
    [`${product.path}#doc=/files/installationGuides/ball-valve-installation-guide.pdf`, guide.path],
  ])('is that of the document in the viewer: %s', async (path, pageOfDocument) => {
    const page = await open(path, 390)
    const inViewer = viewer(page).getByRole('button', { name: 'Keep offline', exact: true })
    await inViewer.waitFor()
    expect(await axe(page)).toEqual([])
    expect(await leftInBrowser(page)).toEqual(nothing)
    await inViewer.click()
    await viewer(page).getByRole('button', { name: 'Remove copy' }).waitFor()
    await viewer(page)
      .getByText(/^Kept offline on/)
      .waitFor()
    await page.context().setOffline(true)
    await load(page, pageOfDocument)
    await notice(page).waitFor()
    await removeButton(page).waitFor()
    expect(await heading(page).innerText()).not.toBe('This page is not kept in this browser')
  })

  test('that the viewer of the Knowledge Center shows opens at its address without a network', async () => {
    const page = await open('/knowledge-center?doc=ball-valve-installation-guide')
    await keepOffline(page)
    await page.context().setOffline(true)
    await page.reload()
    await page.waitForURL(url(guide.path))
    await hydrated(page)
    await expectText(heading(page), guide.name)
  })

  test('that is a list brings its products and their guides', async () => {
    const page = await openAndKeep(list)
    await page.context().setOffline(true)
    await load(page, product.path)
    await expectText(heading(page), product.name)
    await load(page, guide.path)
    await expectText(heading(page), guide.name)
    await load(page, list)
    await expectText(heading(page), 'Parts list')
  })

  test('opens from its copy where the network hangs, and says so', async () => {
    const page = await openAndKeep(product.path)
    between.network.hangs = (path) => path === product.path
    await load(page, product.path)
    await expectText(heading(page), product.name)
    await notice(page).waitFor()
    between.network.comeBack()
    await load(page, product.path)
    expect(await notice(page).count()).toBe(0)
  })
})

describe('without a network', () => {
  test('another page leads to the list of what is kept, and opens when the network is back', async () => {
    const page = await openAndKeep(product.path)
    await page.context().setOffline(true)
    await load(page, '/support')
    await expectText(heading(page), 'This page is not kept in this browser')
    await main(page).getByText('/support is not kept here').waitFor()
    await main(page).getByRole('link', { name: product.name }).click()
    await expectText(heading(page), product.name)
    await page.goBack()
    await expectText(heading(page), 'This page is not kept in this browser')
    await page.context().setOffline(false)
    // This browser says so of pages alone that it has told of the loss.
    await page.evaluate(() => dispatchEvent(new Event('online')))
    await expectText(heading(page), 'Support')
  })
})

describe('the page of what is kept', () => {
  test('lists pages with size and date, and removes one or all', async () => {
    const page = await openAndKeep(product.path)
    await load(page, guide.path)
    await keepOffline(page)
    await load(page, '/offline')
    const items = main(page).getByRole('listitem')
    await expect.poll(() => items.count()).toBe(2)
    const item = items.filter({ has: page.getByRole('link', { name: product.name }) })
    await expect
      .poll(() => item.innerText())
      .toMatch(/Kept on \d+ \w+ \d{4} at \d\d:\d\d, \d+(\.\d+)? [KM]B/)
    expect(await axe(page)).toEqual([])
    await page.getByRole('button', { name: `Remove ${product.name}` }).click()
    await expect.poll(() => items.count()).toBe(1)
    await page.context().setOffline(true)
    await load(page, guide.path)
    await expectText(heading(page), guide.name)
    await load(page, product.path)
    await expectText(heading(page), 'This page is not kept in this browser')
    await page.context().setOffline(false)
    await load(page, product.path)
    await keepOffline(page)
    await load(page, '/offline')
    await page.getByRole('button', { name: 'Remove all' }).click()
    await main(page)
      .getByText(/^Nothing yet/)
      .waitFor()
    await expect.poll(() => leftInBrowser(page)).toEqual(nothing)
  })

  test('says without scripts that nothing is kept', async () => {
    const page = await visit('/offline', { javaScriptEnabled: false })
    await main(page).getByText('This browser cannot keep pages.').waitFor()
  })
})

describe('the button', () => {
  test('removes the page, and the worker with the last one', async () => {
    const page = await openAndKeep(product.path)
    await removeButton(page).click()
    await expectText(said(page), 'No longer kept')
    await expect.poll(() => leftInBrowser(page)).toEqual(nothing)
    await keepOffline(page)
    await page.context().setOffline(true)
    await load(page, product.path)
    await expectText(heading(page), product.name)
  })

  test('says that there is no room, and leaves nothing behind', async () => {
    const page = await open(product.path)
    const session = await page.context().newCDPSession(page)
    await session.send('Storage.overrideQuotaForOrigin', { origin: url(''), quotaSize: 1000 })
    await keepButton(page).click()
    await expectText(said(page), 'Not kept: this browser has no room for it.')
    await expect.poll(() => leftInBrowser(page)).toEqual(nothing)
  })

  test('says that the connection was lost, and leaves nothing behind', async () => {
    const page = await open(product.path)
    between.network.refuses = isPdf
    await keepButton(page).click()
    await expectText(said(page), 'Not kept: the connection was lost.')
    between.network.comeBack()
    await expect.poll(() => leftInBrowser(page)).toEqual(nothing)
  })

  test('stops what it has begun, and keeps nothing', async () => {
    const page = await open(product.path)
    between.network.hangs = isPdf
    await keepButton(page).click()
    await page.getByRole('progressbar', { name: 'Keeping this page offline' }).waitFor()
    await page.getByRole('button', { name: 'Stop', exact: true }).click()
    await keepButton(page).waitFor()
    between.network.comeBack()
    await expect.poll(() => leftInBrowser(page)).toEqual(nothing)
  })
})
