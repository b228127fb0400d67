import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { opener, panel } from '#test/chat-page.ts'
import { checkbox, choose, filterButton, openFilter } from '#test/listing-page.ts'
import { hydrated, settled, useSite } from '#test/visit.ts'

const { visit, url } = useSite()

const guide = '/documents/ball-valve-installation-guide'

/** When scripts were asked for, in milliseconds of the page, and when it was loaded. */
const timesOf = (page: Page) =>
  page.evaluate(() => {
    const [document] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    const files = performance.getEntriesByType('resource')
    const scripts = files.filter(({ name }) => name.endsWith('.js'))
    return { loaded: document!.loadEventStart, asked: scripts.map(({ startTime }) => startTime) }
  })

/** Opened anew, as by its address, with nothing done to it. */
async function openedAnew(path: string): Promise<Page> {
  const page = await visit('/products')
  await page.goto(url(path))
  await settled(page)
  return page
}

/** A page whose scripts are asked for and do not come until they are let go. */
async function withoutScriptsYet(path: string) {
  const page = await visit('/products')
  const { promise: gone, resolve: letGo } = Promise.withResolvers<void>()
  await page.route(/\.js$/, async (route) => {
    await gone
    await route.continue()
  })
  await page.goto(url(path))
  return { page, letGo }
}

describe('scripts of a page', () => {
  test.each(['/', '/products', '/family/ball-valves'])(
    '%s: start once it is shown',
    async (path) => {
      const page = await openedAnew(path)
      await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
      const { loaded, asked } = await timesOf(page)
      expect(asked.length).toBeGreaterThan(5)
      expect(Math.min(...asked)).toBeGreaterThanOrEqual(loaded)
    },
  )

  test('do not start because a pointer rests where the page is shown', async () => {
    const page = await visit('/privacy-policy', { serviceWorkers: 'block', pictures: true })
    const { promise: shown, resolve: show } = Promise.withResolvers<void>()
    await page.route(/\/images\//, async (route) => {
      await shown
      await route.continue()
    })
    await page.goto(url('/products'), { waitUntil: 'domcontentloaded' })
    // As a browser tells of one once it has laid out what is below it.
    await page.evaluate(() =>
      document.body.dispatchEvent(new PointerEvent('pointermove', { bubbles: true })),
    )
    await page.waitForTimeout(300)
    expect((await timesOf(page)).asked).toEqual([])
    await page.mouse.move(40, 300)
    await page.mouse.move(60, 300)
    await expect.poll(async () => (await timesOf(page)).asked.length).toBeGreaterThan(5)
    show()
  })

  const onlyRead = ['about', 'bead', 'careers', 'leadership', 'news', 'partners', 'privacy-policy']
  test.each([...onlyRead.map((name) => `/${name}`), '/services', guide])(
    '%s, which is only read: start with the first sign of its reader',
    async (path) => {
      // A worker keeps pages, which a document tells.
      const page = await visit('/products', { serviceWorkers: 'block' })
      await page.goto(url(path))
      await settled(page)
      await page.waitForTimeout(500)
      expect((await timesOf(page)).asked).toEqual([])
      await page.keyboard.press('Tab')
      await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
    },
  )

  test('of a document start by themselves where steps of it were done', async () => {
    const page = await openedAnew(guide)
    await page.keyboard.press('Tab')
    await page.getByRole('checkbox').first().check()
    // Where the machine is busy, the code that keeps it comes later than the press.
    await page.waitForFunction(() =>
      Object.keys(sessionStorage).some((key) => key.startsWith('pref-steps-')),
    )
    await page.reload()
    await expect.poll(() => page.getByRole('checkbox').first().isChecked()).toBe(true)
  })

  test('a step that is ticked before they have come is kept', async () => {
    const { page, letGo } = await withoutScriptsYet(guide)
    const second = page.getByRole('checkbox', { name: 'Step 2 done' })
    const counted = page.getByRole('status').filter({ hasText: 'steps done' })
    await second.check()
    const before = await counted.boundingBox()
    letGo()
    await expect.poll(() => counted.innerText()).toBe('1 of 6 steps done')
    // And nothing has moved.
    expect(await counted.boundingBox()).toEqual(before)
    await page.reload()
    await expect.poll(() => counted.innerText()).toBe('1 of 6 steps done')
    expect(await second.isChecked()).toBe(true)
  })

  test('what is pressed before they have come is pressed once they have, once', async () => {
    const { page, letGo } = await withoutScriptsYet('/products')
    await opener(page).click()
    // A link, a menu and what sends a form need no scripts.
    const menu = page.getByRole('button', { name: 'Products' }).first()
    await menu.click()
    await page.locator('#menu-products:popover-open').waitFor()
    letGo()
    await panel(page).waitFor()
    await hydrated(page)
    expect(await panel(page).isVisible()).toBe(true)
  })

  test.each([
    [1280, 'Products', '#menu-products'],
    [390, 'Menu', '#mobile-menu'],
  ])('a menu that is opened before they have come stays open, %s px', async (width, name, id) => {
    const { page, letGo } = await withoutScriptsYet('/products')
    await page.setViewportSize({ width, height: 900 })
    await page.getByRole('banner').getByRole('button', { name, exact: true }).click()
    await page.locator(`${id}:popover-open`).waitFor()
    letGo()
    await hydrated(page)
    // Effects have run by then, and what would close it.
    await page.waitForTimeout(300)
    expect(await page.locator(`${id}:popover-open`).count()).toBe(1)
  })

  test('a row of slides has its dots and arrows as wide as it is, and they work once scripts come', async () => {
    const { page, letGo } = await withoutScriptsYet('/about')
    const row = page.getByRole('region', { name: 'Since 1974' })
    const buttons = row.getByRole('button')
    // Three beside each other: nowhere to go.
    expect(await buttons.count()).toBe(0)
    await page.setViewportSize({ width: 390, height: 900 })
    expect(await buttons.count()).toBe(5)
    const last = row.getByRole('button', { name: 'Show 3 of 3' })
    await last.click()
    letGo()
    await expect.poll(() => last.getAttribute('aria-current')).toBe('true')
    expect(await row.getByRole('button', { name: 'Next' }).isDisabled()).toBe(true)
  })

  const asked = 'ball valve dn 25 or more'

  test('what is typed into the header before they have come is read once they have', async () => {
    const { page, letGo } = await withoutScriptsYet('/privacy-policy')
    const form = page.getByRole('banner').getByRole('search')
    await form.getByRole('searchbox').click()
    await page.keyboard.type(asked)
    letGo()
    await form.getByText('Read as').waitFor()
    expect(await form.getByRole('searchbox').inputValue()).toBe(asked)
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/products\?q=ball/)
  })

  test('what is typed into the list’s search before they have come is looked for', async () => {
    const { page, letGo } = await withoutScriptsYet('/products')
    const field = page.getByRole('searchbox', { name: 'Search all products' })
    await field.click()
    await page.keyboard.type(asked)
    letGo()
    await page.waitForURL(/\/products\?q=ball/)
    expect(await field.inputValue()).toBe(asked)
  })

  describe('what is chosen in a filter before its code has come', () => {
    /** A filter of the bar, opened while no script runs: its values come with the page, or by another. */
    async function openedBefore(path: string, filter: string) {
      const { page, letGo } = await withoutScriptsYet(path)
      return { page, values: await openFilter(page, filter), letGo }
    }

    test('figures are asked for, and their filter stays with the focus', async () => {
      const { page, values, letGo } = await openedBefore('/family/ball-valves', 'pressure')
      const least = values.getByLabel('At least')
      await least.fill('60')
      letGo()
      await page.getByRole('link', { name: /60 bar or more/ }).waitFor()
      expect(await least.inputValue()).toBe('60')
      await expect.poll(() => least.evaluate((one) => one === document.activeElement)).toBe(true)
      // Its fold was opened, too.
      expect(await values.getByRole('checkbox').first().isVisible()).toBe(true)
      await values.getByLabel('At most').fill('100')
      await page.getByRole('link', { name: /60.*100 bar/ }).waitFor()
      await filterButton(page, 'pressure').click()
      await values.waitFor({ state: 'hidden' })
    })

    test('a value is chosen, once, in a filter that stays open', async () => {
      const { page, values, letGo } = await openedBefore('/products', 'connection')
      await choose(values, 'Butt weld')
      letGo()
      await page.waitForURL(/connection=Butt/)
      await hydrated(page)
      await expect.poll(() => checkbox(values, 'Butt weld').isChecked()).toBe(true)
    })

    test('and in one that was closed again', async () => {
      const { page, values, letGo } = await openedBefore('/products', 'connection')
      await choose(values, 'Butt weld')
      await page.getByRole('heading', { level: 1 }).click()
      await values.waitFor({ state: 'hidden' })
      letGo()
      await page.waitForURL(/connection=Butt/)
      expect(await values.isVisible()).toBe(false)
    })
  })
})
