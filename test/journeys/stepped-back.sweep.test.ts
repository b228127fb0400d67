import type { Locator, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { choose, expectFound, expectText, openFilter, shownSlugs } from '#test/listing-page.ts'
import { cardLink, heading } from '#test/step-back.ts'
import { hydrated, useSite } from '#test/visit.ts'

const { visit, url, quiet } = useSite()

const card = (page: Page) =>
  page.getByRole('article').getByRole('heading').getByRole('link').first()

describe('a step back', () => {
  test.each([
    ['a list with a filter', '/products?body=Brass', 'All products'],
    ['a family', '/family/ball-valves', 'Ball Valves'],
    ['a solution', '/solutions/plant', 'What acids leave of a seat'],
  ])('to %s shows it as it was left, forward too', async (_, path, title) => {
    // Without a reading of its own, by which the browser would make lists itself.
    const page = await visit(path, {
      prepare: (fresh) => fresh.route('**/v1/**', (route) => route.abort()),
      tolerate: /ERR_FAILED/,
    })
    const names = await page.getByRole('article').allInnerTexts()
    const name = await card(page).innerText()
    await card(page).click()
    await expectText(heading(page), name)
    await page.goBack()
    await expectText(heading(page), title)
    await expect.poll(() => page.getByRole('article').allInnerTexts()).toEqual(names)
    expect(page.url()).toBe(url(path))
    await page.goForward()
    await expectText(heading(page), name)
  })

  test('to the table brings its rows', async () => {
    const page = await visit('/products?view=table')
    const rows = page.getByRole('table').getByRole('row')
    const count = await rows.count()
    expect(count).toBeGreaterThan(10)
    await page.getByRole('rowheader').getByRole('link').first().click()
    await expect.poll(() => heading(page).innerText()).not.toBe('All products')
    await page.goBack()
    await expectText(heading(page), 'All products')
    await expect.poll(() => rows.count()).toBe(count)
  })

  test('over a choice of filters shows what was found before it', async () => {
    const page = await visit('/products?body=Brass')
    const before = await shownSlugs(page)
    await choose(await openFilter(page, 'body'), 'Stainless steel')
    await expect.poll(() => shownSlugs(page)).not.toEqual(before)
    await page.goBack()
    await page.waitForURL(url('/products?body=Brass'))
    await expectFound(page, before)
  })
})

/** Presses a link in the middle of the screen, and expects it there again after a step back. */
async function expectPlaceKept(page: Page, link: Locator, leadsTo: string) {
  const from = await heading(page).innerText()
  await quiet(page)
  await link.evaluate((element) => element.scrollIntoView({ block: 'center' }))
  await quiet(page)
  const place = () => link.evaluate((element) => element.getBoundingClientRect().top)
  const left = await place()
  await link.click()
  await expectText(heading(page), leadsTo)
  await quiet(page)
  await page.goBack()
  await expectText(heading(page), from)
  await quiet(page)
  await expect.poll(async () => Math.abs((await place()) - left)).toBeLessThan(20)
}

const seatKit = (page: Page) =>
  page.getByRole('main').getByRole('link', { name: 'Seat kit DN 15' }).first()

test('a step back to a product that came as a document stands where it was left', async () => {
  const page = await visit('/ball-valve-dn15')
  await expectPlaceKept(page, seatKit(page), 'Seat kit DN 15')
})

test.each([
  ['/family/ball-valves', 390],
  ['/products', 1440],
])(
  'steps back to a product and to %s, which led to it, at %i px stand where they were left',
  async (path, width) => {
    const page = await visit(path, { width })
    const name = 'Ball valve DN 15'
    await expectPlaceKept(page, cardLink(page, name), name)
    await cardLink(page, name).click()
    await expectText(heading(page), name)
    await expectPlaceKept(page, seatKit(page), 'Seat kit DN 15')
  },
)

test('a step back to the last of a list on a phone, which lays out what is near, finds its place', async () => {
  const page = await visit('/products', { width: 390, isMobile: true, hasTouch: true })
  const cards = page.getByRole('article')
  expect(await cards.first().evaluate(isKeptUntilNear)).toBe(true)
  const last = cards.last().getByRole('heading').getByRole('link')
  await expectPlaceKept(page, last, (await last.textContent())!)
})

const isKeptUntilNear = (card: Element) =>
  getComputedStyle(card.parentElement!).contentVisibility === 'auto'

test('a step back to a list from a page loaded anew finds its place, although its filters come late', async () => {
  const page = await visit('/products')
  const last = page.getByRole('article').getByRole('heading').getByRole('link').last()
  await last.evaluate((link) => link.scrollIntoView({ block: 'center' }))
  const place = () => last.evaluate((link) => Math.round(link.getBoundingClientRect().top))
  const before = await place()
  await last.click()
  await expect.poll(() => heading(page).innerText()).not.toBe('All products')
  await page.reload()
  await hydrated(page)
  await page.goBack()
  await page.getByRole('list', { name: 'Filters' }).waitFor()
  await quiet(page)
  expect(Math.abs((await place()) - before)).toBeLessThan(10)
})
