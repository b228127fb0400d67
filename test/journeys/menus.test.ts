import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { menus } from '#content/navigation.ts'
import { catalogue } from '#test/catalogue.ts'
import { threeWay } from '#test/known-products.ts'
import { holdRequests } from '#test/hold-requests.ts'
import { shownSlugs } from '#test/listing-page.ts'
import { inSweeps, swept } from '#test/sweep.ts'
import { hydrated, settled, useSite } from '#test/visit.ts'

const { visit, url } = useSite()
const withClock = { prepare: (page: Page) => page.clock.install() }
const bar = (page: Page) => page.getByRole('banner').getByRole('navigation', { name: 'Main' })
const menuButton = (page: Page, label: string) =>
  bar(page).getByRole('button', { name: label, exact: true })
const menuLink = (page: Page, label: string) =>
  bar(page).getByRole('link', { name: label, exact: true })
const scrollLock = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).overflowY)
const focusIsOn = (page: Page, name: string) =>
  expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(name)
const [products, , solutions] = menus as [(typeof menus)[0], (typeof menus)[0], (typeof menus)[0]]
const family = catalogue.families[1]!

async function expectOpen(page: Page, label: string): Promise<void> {
  await expect.poll(() => menuButton(page, label).getAttribute('aria-expanded')).toBe('true')
  await menuLink(page, menus.find((menu) => menu.label === label)!.overview.label).waitFor()
  await expect.poll(() => scrollLock(page)).toBe('hidden')
}

async function expectAllClosed(page: Page): Promise<void> {
  await expect.poll(() => bar(page).getByRole('link').count()).toBe(0)
  await expect.poll(() => scrollLock(page)).not.toBe('hidden')
}

describe('the mega-menus on desktop', () => {
  test('open on hover, follow the pointer along the bar and close when it leaves', async () => {
    const page = await visit('/about', withClock)
    await expectAllClosed(page)
    await menuButton(page, products.label).hover()
    await expectOpen(page, products.label)
    const links = bar(page).getByRole('listitem').getByRole('link')
    for (const { name } of catalogue.families)
      await expect.poll(() => menuLink(page, name).count(), { message: name }).toBe(1)
    await expect.poll(() => links.count()).toBeGreaterThanOrEqual(catalogue.families.length)

    await menuButton(page, solutions.label).hover()
    await expectOpen(page, solutions.label)
    await expect.poll(() => menuLink(page, products.overview.label).count()).toBe(0)

    // From the button into the panel, which the pointer reaches without leaving the menu.
    await menuLink(page, solutions.overview.label).hover()
    await page.clock.runFor(400)
    await expectOpen(page, solutions.label)
    await page.mouse.move(700, 880, { steps: 5 })
    await expectAllClosed(page)
  })

  test.each(['/privacy-policy', '/products'])(
    'open for a pointer that comes before scripts, %s',
    async (path) => {
      const page = await visit('/offline')
      const letThrough = await holdRequests(page, /\/assets\/[^/]*\.js$/)
      await page.goto(url(path), { waitUntil: 'commit' })
      await menuButton(page, products.label).hover()
      expect(await menuButton(page, products.label).getAttribute('aria-expanded')).toBeNull()
      letThrough()
      await expectOpen(page, products.label)
    },
  )

  test('name the types of each family', async () => {
    const page = await visit('/about')
    await menuButton(page, products.label).press('Enter')
    for (const type of ['Full bore', 'Three-way', 'Bourdon tube', 'Diaphragm'])
      expect(await menuLink(page, type).count(), type).toBe(1)
    await menuLink(page, 'Three-way').click()
    await page.waitForURL(url('/family/ball-valves?type=Three-way'))
    await expect.poll(() => shownSlugs(page)).toEqual(threeWay)
    await expectAllClosed(page)
  })

  test('open and close by click', async () => {
    const page = await visit('/about', { hasTouch: true })
    await menuButton(page, products.label).tap()
    await expectOpen(page, products.label)
    await menuButton(page, products.label).tap()
    await expectAllClosed(page)
  })

  inSweeps('a click as the pointer comes in does not close what the hover opened', async () => {
    const page = await visit('/about', withClock)
    await menuButton(page, solutions.label).click()
    await expectOpen(page, solutions.label)
    // By the time of events, which no clock of a test sets.
    await page.waitForTimeout(1000)
    await menuButton(page, solutions.label).click()
    await expectAllClosed(page)
  })

  test('close on selection and on a change of route', async () => {
    const page = await visit('/about')
    await menuButton(page, products.label).hover()
    await menuLink(page, family.name).click()
    await page.waitForURL(url(`/family/${family.slug}`))
    // The address changes before the page does, and the page's coming closes what is open.
    await page.getByRole('navigation', { name: 'Breadcrumb' }).getByText(family.name).waitFor()
    await expectAllClosed(page)

    await page.mouse.move(700, 600)
    await menuButton(page, solutions.label).focus()
    await page.keyboard.press('Enter')
    await expectOpen(page, solutions.label)
    await page.evaluate(() => history.back())
    await page.waitForURL(url('/about'))
    await expectAllClosed(page)
  })

  test('work by keyboard alone', async () => {
    const page = await visit('/about')
    const labels = menus.map(({ label }) => label)
    for (let i = 0; i < 12; i++) {
      await page.keyboard.press('Tab')
      if ((await page.evaluate(() => document.activeElement?.textContent)) === labels[0]) break
    }
    await focusIsOn(page, labels[0]!)
    await page.keyboard.press('Enter')
    await expectOpen(page, labels[0]!)
    await page.keyboard.press('Tab')
    await focusIsOn(page, products.overview.label)
    await page.keyboard.press('Tab')
    await focusIsOn(page, catalogue.families[0]!.name)
    await page.keyboard.press('Escape')
    await expectAllClosed(page)
    await focusIsOn(page, labels[0]!)

    await page.keyboard.press('Tab')
    await focusIsOn(page, labels[1]!)
    await page.keyboard.press('Enter')
    await expectOpen(page, labels[1]!)
    await page.keyboard.press('Tab')
    await focusIsOn(page, menus[1]!.overview.label)
    await page.keyboard.press('Enter')
    await page.waitForURL(url(menus[1]!.overview.to))
    await expectAllClosed(page)
  })

  test('close on a press outside of them', async () => {
    const page = await visit('/about')
    await menuButton(page, products.label).press('Enter')
    await expectOpen(page, products.label)
    await page.mouse.click(700, 880)
    await expectAllClosed(page)
  })

  inSweeps('close when Tab leads out of them', async () => {
    const page = await visit('/about')
    const [, second, third] = menus.map(({ label }) => label) as [string, string, string]
    await menuButton(page, second).focus()
    await page.keyboard.press('Enter')
    await expectOpen(page, second)
    const links = await bar(page).getByRole('link').count()
    for (let i = 0; i <= links; i++) await page.keyboard.press('Tab')
    await focusIsOn(page, third)
    await expectAllClosed(page)
  })
})

describe.each(swept([390, 768], [768]))('the menu at %i px', (width) => {
  test('is one toggle with accordions, locks the page, and closes on selection', async () => {
    const page = await visit('/about', { width })
    const toggle = page.getByRole('button', { name: 'Menu', exact: true })
    await expect.poll(() => bar(page).count()).toBe(0)
    await toggle.click()
    await expect.poll(() => toggle.getAttribute('aria-expanded')).toBe('true')
    await expect.poll(() => scrollLock(page)).toBe('hidden')
    await bar(page).getByText(products.label, { exact: true }).click()
    await menuLink(page, catalogue.families.at(-1)!.name).waitFor()
    await bar(page).getByText(solutions.label, { exact: true }).click()
    await menuLink(page, solutions.overview.label).waitFor()
    // One open at a time.
    expect(await menuLink(page, family.name).count()).toBe(0)

    await toggle.click()
    await expect.poll(() => bar(page).count()).toBe(0)
    await expect.poll(() => scrollLock(page)).not.toBe('hidden')

    await toggle.click()
    await bar(page).getByText(products.label, { exact: true }).click()
    await menuLink(page, family.name).click()
    await page.waitForURL(url(`/family/${family.slug}`))
    await expect.poll(() => bar(page).count()).toBe(0)
    await expect.poll(() => scrollLock(page)).not.toBe('hidden')
  })
})

test.each(swept([390, 1440], [390]))(
  'at %i px the first Tab stop skips to the content',
  async (width) => {
    const page = await visit('/products', { width })
    await page.keyboard.press('Tab')
    await focusIsOn(page, 'Skip to content')
    const box = await page.getByRole('link', { name: 'Skip to content' }).boundingBox()
    expect(box!.y).toBeGreaterThanOrEqual(0)
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await settled(page)
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.closest('main') !== null))
      .toBe(true)
  },
)

inSweeps.each([390, 1440])(
  'at %i px every Tab stop of the header and the list shows its focus',
  async (width) => {
    const page = await visit('/products', { width })
    await hydrated(page)
    const unmarked: string[] = []
    for (let i = 0; i < 25; i++) {
      await page.keyboard.press('Tab')
      const problem = await page.evaluate(() => {
        const element = document.activeElement!
        // A card is marked as a whole, by what its link lays over it.
        const over = getComputedStyle(element, '::after')
        const around = getComputedStyle(element.closest('form, [class]')!)
        const styles = [getComputedStyle(element), around, over]
        const marked = styles.some(
          ({ content, outlineStyle, outlineWidth }) =>
            content !== 'none' && outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2,
        )
        const { width, height, bottom } = element.getBoundingClientRect()
        return marked && width && height && bottom > 0 ? '' : element.outerHTML.slice(0, 80)
      })
      if (problem) unmarked.push(problem)
    }
    expect(unmarked).toEqual([])
  },
)
