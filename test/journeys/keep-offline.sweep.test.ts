import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { axe } from '#test/axe.ts'
import { viewer } from '#test/knowledge-page.ts'
import { bringLateCode, underWorker, withoutNetwork } from '#test/late-code.ts'
import { expectText } from '#test/listing-page.ts'
import { inSweeps } from '#test/sweep.ts'
import { hydrated, useSite } from '#test/visit.ts'

const { visit, url } = useSite()
const product = { path: '/ball-valve-dn15', name: 'Ball valve DN 15' }
const guide = {
  path: '/documents/ball-valve-installation-guide',
  name: 'Ball valve installation guide',
}
/** The reader's: by the file's name, and by the title that the file carries once the server has read it. */
const titles = /^(?:Ball valve installation guide|Fitting a ball valve)$/
const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const keep = (page: Page) => page.getByRole('button', { name: 'Keep offline', exact: true })
const remove = (page: Page) => page.getByRole('button', { name: 'Remove copy' })
const said = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('status')
    .filter({ hasText: /^(about|Kept|Not kept|No longer)/ })

/** A page with its late code. */
async function opened(path: string, width = 1440, more: { locale?: string } = {}) {
  const page = await visit(path, {
    ...more,
    width,
    serviceWorkers: 'allow',
    tolerate: withoutNetwork,
    prepare: (fresh) => fresh.clock.install(),
  })
  await bringLateCode(page)
  return page
}

async function kept(path: string, width?: number) {
  const page = await opened(path, width)
  await keep(page).click()
  await remove(page).waitFor()
  await underWorker(page)
  return page
}

const cacheNames = (page: Page) => page.evaluate(() => caches.keys())
const keptNames = async (page: Page) =>
  (await cacheNames(page)).filter((name) => name.startsWith('kept'))

test('A product says its size before, and opens without a network with its guide and PDF when it is kept', async () => {
  const page = await opened(product.path, 390)
  await keep(page).scrollIntoViewIfNeeded()
  await expect.poll(() => said(page).innerText()).toMatch(/^about \d+ KB with pictures and PDFs$/)
  await keep(page).press('Enter')
  await expect.poll(() => said(page).innerText()).toMatch(/^Kept offline on \d+ \w+ \d{4}, \d+ KB$/)
  // The focus is where it was.
  expect(await remove(page).evaluate((button) => button === document.activeElement)).toBe(true)
  expect(await axe(page)).toEqual([])
  await underWorker(page)
  await page.context().setOffline(true)
  await page.reload()
  await hydrated(page)
  await expectText(heading(page), product.name)
  await page
    .getByRole('status')
    .filter({ hasText: /^Shown as read on/ })
    .waitFor()
  await page.getByRole('main').getByRole('link', { name: 'Installation guide' }).first().click()
  await page.waitForURL(url(guide.path))
  await expectText(heading(page), guide.name)
  await page.getByText(`Kept with ${product.name}`).waitFor()
  await page.getByRole('checkbox', { name: 'Step 6 done' }).check()
  await expectText(page.getByRole('status').filter({ hasText: 'steps done' }), '1 of 6 steps done')
  const pdf = await page.getByRole('link', { name: 'Open the PDF' }).getAttribute('href')
  const type = (path: string) =>
    page.evaluate(async (at) => (await fetch(at)).headers.get('content-type'), path)
  expect(await type(pdf!)).toBe('application/pdf')
  const pictures = page.getByRole('main').getByRole('img')
  for (const picture of await pictures.all()) {
    await picture.scrollIntoViewIfNeeded()
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth ?? 1))
      .toBeGreaterThan(0)
  }
})

test('A kept PDF is opened by our reader without a network, at its page, and searched', async () => {
  const page = await kept(guide.path, 390)
  await page.context().setOffline(true)
  await page.reload()
  await hydrated(page)
  const missing: string[] = []
  page.on('requestfailed', (request) => {
    if (new URL(request.url()).pathname.startsWith('/assets/')) missing.push(request.url())
  })
  await page.getByRole('link', { name: 'Open the PDF' }).click()
  const shown = viewer(page).getByRole('heading', { name: titles })
  await expect
    .poll(async () => ({ missing, shown: await shown.count() }), { timeout: 30_000 })
    .toEqual({ missing: [], shown: 1 })
  await viewer(page)
    .getByText(/PDF · \d+ KB/)
    .waitFor()
  await expect
    .poll(() => viewer(page).locator('[aria-label="Page 1"][aria-busy=false]').count())
    .toBe(1)
  await viewer(page).getByRole('searchbox', { name: 'Search in this document' }).fill('stem')
  await viewer(page)
    .getByText(/^1 of \d+$/)
    .waitFor()
})

test('Units chosen without a network go along from copy to copy, and are kept nowhere', async () => {
  const page = await opened(product.path, 390, { locale: 'en-US' })
  await keep(page).click()
  await remove(page).waitFor()
  await underWorker(page)
  await page.context().setOffline(true)
  await page.reload()
  await hydrated(page)
  const metric = page.getByRole('group', { name: 'Units' }).getByRole('button', { name: 'Metric' })
  await metric.click()
  await expect.poll(() => metric.getAttribute('aria-pressed')).toBe('true')
  const shown = () => page.evaluate(() => document.documentElement.dataset.units)
  await page.getByRole('main').getByRole('link', { name: 'Installation guide' }).first().click()
  await page.waitForURL(url(guide.path))
  await hydrated(page)
  await expect.poll(shown).toBe('metric')
  const covered = page.getByRole('table', { name: 'Valves covered' })
  const row = covered.getByRole('row', { name: /Ball valve DN 15\b/ })
  await expect
    .poll(async () => (await row.getByRole('cell').last().innerText()).replace(/\s+/g, ' '))
    .toBe('−20 to 120 °C')
  await row.getByRole('link').first().click()
  await page.waitForURL(url(product.path))
  await hydrated(page)
  await expect.poll(shown).toBe('metric')
  expect(await page.evaluate(() => localStorage.length)).toBe(0)
})

test('A list is kept with the guides and the sheets of its products', async () => {
  const page = await kept('/list?items=QB-15:2')
  const pdfs = await page.evaluate(async () => {
    const cache = await caches.open('kept /list?items=QB-15:2')
    return (await cache.keys()).map(({ url }) => new URL(url).pathname)
  })
  expect(pdfs).toEqual(expect.arrayContaining([product.path, guide.path]))
  await page.context().setOffline(true)
  await page.goto(url(guide.path))
  await hydrated(page)
  await expectText(heading(page), guide.name)
  await page.getByRole('checkbox', { name: 'Step 6 done' }).check()
  await page.getByRole('link', { name: 'Open the PDF' }).click()
  await viewer(page).getByRole('heading', { name: titles }).waitFor()
})

// Drawn in software, a model takes its time.
inSweeps('A model is kept by who has looked at it, and seen without a network', async () => {
  const modelled = '/ball-valve-dn40'
  const look = async (page: Page) => {
    await page.getByRole('button', { name: 'See it from all sides', exact: true }).click()
    const lever = page.getByRole('dialog').getByRole('button', { name: /^Lever/ })
    await lever.waitFor({ timeout: 100_000 })
    await page.keyboard.press('Escape')
  }
  const models = (page: Page) =>
    page.evaluate(async (path) => {
      const kept = await (await caches.open(`kept ${path}`)).keys()
      return kept.filter(({ url }) => url.endsWith('.glb')).length
    }, modelled)
  const page = await kept(modelled)
  expect(await models(page)).toBe(0)
  await remove(page).click()
  await look(page)
  await keep(page).click()
  await remove(page).waitFor()
  expect(await models(page)).toBe(1)
  await page.context().setOffline(true)
  await page.reload()
  await hydrated(page)
  await look(page)
})

test('What is kept is listed with its size and date, and removed one by one or all at once', async () => {
  const page = await kept(product.path)
  // A visit begins that keeps nothing else of the one before.
  await page.evaluate(() => sessionStorage.clear())
  await page.goto(url('/list?items=QB-15:2'))
  await hydrated(page)
  await bringLateCode(page)
  await keep(page).click()
  await remove(page).waitFor()
  await page.goto(url('/offline'))
  const section = page.getByRole('region', { name: 'Kept on purpose' })
  const items = section.getByRole('listitem')
  await expect.poll(() => items.count()).toBe(2)
  const item = items.filter({
    has: page.getByRole('button', { name: `Remove ${product.name}` }),
  })
  await expect.poll(() => item.innerText()).toMatch(/Read on \d+ \w+ \d{4} at \d\d:\d\d, \d+ KB/)
  await item.getByRole('link', { name: guide.name, exact: true }).waitFor()
  expect(await axe(page)).toEqual([])
  await section.getByRole('button', { name: `Remove ${product.name}` }).click()
  await expect.poll(() => items.count()).toBe(1)
  expect(await cacheNames(page)).not.toContain(`kept ${product.path}`)
  await section.getByRole('button', { name: 'Remove all that is kept on purpose' }).click()
  await section.getByText(/^Nothing yet/).waitFor()
  expect(await keptNames(page)).toEqual([])
})

test('What cannot be kept says why, and leaves nothing behind', async () => {
  const page = await opened(product.path)
  const session = await page.context().newCDPSession(page)
  await session.send('Storage.overrideQuotaForOrigin', { origin: url(''), quotaSize: 1000 })
  await keep(page).click()
  await expectText(said(page), 'Not kept: this browser has no room for it.')
  await expect.poll(() => keptNames(page)).toEqual([])
  await session.send('Storage.overrideQuotaForOrigin', { origin: url('') })
  await page.context().setOffline(true)
  await expect.poll(() => keep(page).isDisabled()).toBe(true)
  await page.context().setOffline(false)
  await keep(page).click()
  await remove(page).click()
  await expectText(said(page), 'No longer kept')
  await keep(page).waitFor()
  await expect.poll(() => keptNames(page)).toEqual([])
})

test('The button stands there as soon as scripts run', async () => {
  const page = await visit(product.path, { serviceWorkers: 'allow' })
  expect(await keep(page).isVisible()).toBe(true)
})

test('A document is not kept because it was read, and leads to what is kept', async () => {
  const page = await kept(product.path)
  await page.goto(url('/support'))
  await hydrated(page)
  await bringLateCode(page)
  await page.context().setOffline(true)
  await page.reload()
  await expectText(heading(page), 'This page is not kept in this browser')
  await page.getByRole('main').getByRole('link', { name: product.name }).first().click()
  await expectText(heading(page), product.name)
})

test('Without scripts nothing is offered that they would do', async () => {
  const page = await visit(product.path, { javaScriptEnabled: false })
  expect(await keep(page).count()).toBe(0)
})
