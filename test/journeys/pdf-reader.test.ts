import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { expectFocus } from '#test/focus.ts'
import { axe } from '#test/axe.ts'
import { center, pageField, viewer } from '#test/knowledge-page.ts'
import { inSweeps } from '#test/sweep.ts'
import { settled, useSite } from '#test/visit.ts'

const { visit, url, quiet } = useSite()
const product = '/ball-valve-dn15'
const sheet = '/files/dataSheets/ball-valve.pdf'
const catalog = `${center}?doc=valve-catalog`

const dataSheet = (page: Page) =>
  page.getByRole('main').getByRole('link', { name: 'Data sheet' }).first()
const pages = (page: Page) => viewer(page).getByRole('region', { name: 'Pages' })
const search = (page: Page) =>
  viewer(page).getByRole('searchbox', { name: 'Search in this document' })
const drawn = (page: Page, number: number) =>
  pages(page).locator(`[aria-label="Page ${number}"][aria-busy=false]`).waitFor()

describe('a PDF over the page that links it', () => {
  test('says what it is and whose, and leaves the page as it was', async () => {
    const page = await visit(product)
    await page.evaluate(() => scrollTo(0, 120))
    await dataSheet(page).click()
    await viewer(page).getByRole('heading', { name: 'Brass ball valves' }).waitFor()
    await drawn(page, 1)
    expect(new URL(page.url()).hash).toBe(`#doc=${sheet}`)
    await viewer(page)
      .getByText(/PDF · \d+ KB/)
      .waitFor()
    await viewer(page).getByRole('link', { name: 'Ball valve DN' }).first().waitFor()
    await page.goBack()
    await viewer(page).waitFor({ state: 'detached' })
    expect(new URL(page.url()).hash).toBe('')
    expect(await page.evaluate(() => scrollY)).toBe(120)
    await expectFocus(dataSheet(page))
    await page.goForward()
    await viewer(page).waitFor()
    await page.keyboard.press('Escape')
    await viewer(page).waitFor({ state: 'detached' })
    await expect.poll(() => page.url()).toBe(url(product))
  })

  inSweeps(
    'is opened by its address, at its page, and shared as one of the Knowledge Center',
    async () => {
      const permissions = ['clipboard-read', 'clipboard-write']
      const page = await visit(`${product}#doc=${sheet}&page=2`, { permissions })
      await expect.poll(() => pageField(page).inputValue()).toBe('2')
      await viewer(page)
        .getByText(/PDF · \d+ KB/)
        .waitFor()
      await viewer(page).getByRole('button', { name: 'Copy link' }).click()
      await viewer(page).getByRole('button', { name: 'Copied' }).waitFor()
      const copied = await page.evaluate(() => navigator.clipboard.readText())
      expect(copied).toBe(url(`${center}?doc=ball-valve#page=2`))
      await page.keyboard.press('Escape')
      await viewer(page).waitFor({ state: 'detached' })
      expect(page.url()).toBe(url(product))
    },
  )

  inSweeps('leads on to another product, back to itself, and closes', async () => {
    const page = await visit(product)
    await dataSheet(page).click()
    await viewer(page).getByRole('link', { name: 'Ball valve DN 8' }).click()
    await page.waitForURL('**/ball-valve-dn8')
    expect(await viewer(page).count()).toBe(0)
    await page.goBack()
    await viewer(page).getByRole('heading', { name: 'Brass ball valves' }).waitFor()
    await page.keyboard.press('Escape')
    await viewer(page).waitFor({ state: 'detached' })
    await expect.poll(() => page.url()).toBe(url(product))
    await page.getByRole('heading', { level: 1, name: 'Ball valve DN 15' }).waitFor()
  })

  inSweeps('is the file itself where the reader does not come, and without scripts', async () => {
    const page = await visit(product, {
      tolerate: /ERR_FAILED/,
      prepare: (fresh) => fresh.route(/\/assets\/reader-[^/]*$/, (route) => route.abort()),
    })
    const asked = page.waitForRequest(url(sheet))
    await dataSheet(page).click()
    await asked
    const still = await visit(product, { javaScriptEnabled: false })
    expect(await dataSheet(still).getAttribute('href')).toBe(sheet)
  })
})

describe('an address that nobody wrote here', () => {
  inSweeps('opens a document at its last page where it names one behind it', async () => {
    const page = await visit(`${catalog}#page=9999`)
    await drawn(page, 5)
    await expect.poll(() => pageField(page).inputValue()).toBe('5')
    await expect.poll(() => page.url()).toBe(url(`${catalog}#page=5`))
    await viewer(page).getByRole('button', { name: 'Previous page' }).click()
    await expect.poll(() => pageField(page).inputValue()).toBe('4')
    const over = await visit(`${product}#doc=${sheet}&page=99999`)
    const last = viewer(over).getByText(/^of \d+$/)
    const count = (await last.innerText()).replace(/\D/g, '')
    await expect.poll(() => pageField(over).inputValue()).toBe(count)
    await expect.poll(() => over.url()).toBe(url(`${product}#doc=${sheet}&page=${count}`))
  })

  const nothing = [
    '#doc=unknown',
    '#doc=',
    '#doc=//elsewhere.example/sheet.pdf',
    '#doc=https://elsewhere.example/sheet.pdf',
    '#doc=javascript:alert(1)//.pdf',
    `#doc=${sheet}&page=three`,
    '#page=9999',
  ]
  inSweeps('that names none of our files shows the page as it is', async () => {
    for (const hash of nothing) {
      const asked: string[] = []
      const page = await visit(product + hash, {
        prepare: (fresh) => void fresh.on('request', (one) => asked.push(one.url())),
      })
      await page.getByRole('heading', { level: 1, name: 'Ball valve DN 15' }).waitFor()
      await quiet(page)
      expect(await viewer(page).count(), hash).toBe(0)
      expect(asked.filter((one) => /elsewhere|\.pdf/.test(one))).toEqual([])
    }
  })

  inSweeps('that names a file which is not there says so, and Escape leaves the page', async () => {
    for (const file of ['no-such.pdf', '%E0%A4%A.pdf', '..%2F..%2Fsecret.pdf']) {
      const page = await visit(`${product}#doc=/files/${file}`, { tolerate: /status of 40[04]/ })
      await expect
        .poll(() => viewer(page).getByRole('alert').textContent(), { timeout: 15_000 })
        .toMatch(/its file is missing|did not load/)
      await page.keyboard.press('Escape')
      await viewer(page).waitFor({ state: 'detached' })
      expect(page.url()).toBe(url(product))
    }
  })
})

describe('the reader', () => {
  inSweeps('is scrolled and searched by keys', async () => {
    const page = await visit(catalog)
    await drawn(page, 1)
    await page.keyboard.press('End')
    await expect.poll(() => pageField(page).inputValue()).toBe('5')
    await page.keyboard.press('Control+f')
    await page.keyboard.type('diaphragm')
    await viewer(page).getByText('1 of 2').waitFor()
    await expect.poll(() => pageField(page).inputValue()).toBe('3')
    await page.keyboard.press('Enter')
    await viewer(page).getByText('2 of 2').waitFor()
    await page.keyboard.press('Shift+Enter')
    await viewer(page).getByText('1 of 2').waitFor()
    await search(page).fill('zzzzqqq')
    await viewer(page).getByText('None found').waitFor()
  })

  inSweeps('draws what is near, as wide as is asked, and stays at its page', async () => {
    const page = await visit(`${catalog}#page=4`)
    await drawn(page, 4)
    await viewer(page).getByText('80%').waitFor()
    const width = () =>
      pages(page)
        .getByRole('group', { name: 'Page 4' })
        .evaluate((one) => Math.round(one.getBoundingClientRect().width))
    const before = await width()
    await viewer(page).getByRole('button', { name: 'Fit to the width' }).click()
    await expect.poll(width).toBeGreaterThan(before * 1.5)
    await settled(page)
    expect(await pageField(page).inputValue()).toBe('4')
    expect(await pages(page).locator('canvas').count()).toBeLessThan(5)
  })

  test('is as wide as a phone, its pages whole and its text there to select', async () => {
    const page = await visit(catalog, { width: 390 })
    await drawn(page, 1)
    const [room, sheet] = await pages(page).evaluate((place) => [
      place.clientWidth,
      place.firstElementChild!.getBoundingClientRect().width,
    ])
    expect(sheet).toBeGreaterThan(room * 0.9)
    expect(sheet).toBeLessThanOrEqual(room)
    const text = pages(page).locator('span').filter({ hasText: 'Contents' }).first()
    await text.selectText()
    expect(await page.evaluate(() => String(getSelection()))).toBe('Contents')
    expect(await axe(page)).toEqual([])
  })

  test('has its file opened by the browser, which prints it', async () => {
    const page = await visit(catalog)
    await drawn(page, 1)
    const link = viewer(page).getByRole('link', { name: 'Open to print' })
    expect(await link.getAttribute('href')).toMatch(/^\/files\/.*\.pdf$/)
    expect(await link.getAttribute('target')).toBe('_blank')
  })

  inSweeps('says that a document does not come, and brings it at the next try', async () => {
    const page = await visit(center, { tolerate: /ERR_FAILED|preload/ })
    await page.route(/\/Valve%20Catalog\.pdf/, (route) => route.abort())
    await page.getByRole('link', { name: 'View Valve Catalog' }).click()
    await expect.poll(() => viewer(page).getByRole('alert').textContent()).toMatch(/did not load/)
    expect(await viewer(page).getByRole('link', { name: 'Download' }).isVisible()).toBe(true)
    await page.unroute(/\/Valve%20Catalog\.pdf/)
    await viewer(page).getByRole('button', { name: 'Try again' }).click()
    await drawn(page, 1)
  })
})
