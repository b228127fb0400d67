import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { menus } from '#content/navigation.ts'
import { axe } from '#test/axe.ts'
import { products } from '#test/catalogue.ts'
import { ask, open } from '#test/chat-page.ts'
import { sheetOf } from '#test/filters-page.ts'
import { viewer } from '#test/knowledge-page.ts'
import { openFilter } from '#test/listing-page.ts'
import { chooseToCompare } from '#test/open-states.ts'
import { useSite } from '#test/visit.ts'

// Pages as they come are gone over by accessibility.sweep.test.ts, the neutral company's further states
// by test/journeys/axe-open-states.sweep.test.ts.
const { visit } = useSite()
const rich = products.find(({ images, videos }) => images.length > 2 && videos.length > 0)!
const documented = products.find(({ files }) => files.some(({ kind }) => kind === 'dataSheet'))!

/** On a phone and on a desk. */
async function expectNothing(page: Page, part?: string): Promise<void> {
  const found: string[] = []
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 844 })
    found.push(...(await axe(page, part)).map((violation) => `at ${width} px: ${violation}`))
  }
  expect(found).toEqual([])
}

describe('axe finds nothing', () => {
  const opened: [what: string, look: () => Promise<void>][] = [
    ['a filter', withFilter],
    ['a mega-menu', withMegaMenu],
    ['the menu of a phone', withPhoneMenu],
    ['the search dropdown', withSearch],
    ['questions', withQuestions],
    ['all filters in their sheet', withAllFilters],
    ['four products to compare', withTray],
    ['the assistant’s answer', withAnswer],
    ['a PDF over its product', withDocument],
    ['a part added to the list', withAddedPart],
    ['an enquiry’s faults', withFaults],
    ['the question about cookies', withCookies],
  ]
  test.each(opened)('with %s open', (_, look) => look())

  async function withAllFilters() {
    const page = await visit('/products', { reducedMotion: 'reduce' })
    await sheetOf(page).open()
    await sheetOf(page).find.fill('fiber')
    await expectNothing(page)
  }

  async function withTray() {
    const page = await visit('/products', { reducedMotion: 'reduce' })
    await chooseToCompare(page, 4)
    await expectNothing(page)
  }

  async function withAnswer() {
    const page = await visit('/products', { reducedMotion: 'reduce' })
    await open(page)
    await ask(page, `Tell me of the ${rich.name}`)
    await expectNothing(page, '[aria-label="Assistant"]')
  }

  async function withDocument() {
    const page = await visit(`/${documented.slug}`, { reducedMotion: 'reduce' })
    await page.getByRole('main').getByRole('link', { name: 'Data sheet' }).first().click()
    await viewer(page).locator('[aria-label="Page 1"][aria-busy=false]').waitFor()
    await expectNothing(page)
  }

  async function withAddedPart() {
    const page = await visit(`/${rich.slug}`, { reducedMotion: 'reduce' })
    await page.getByRole('main').getByRole('link', { name: 'Add to list', exact: true }).click()
    await page.getByRole('link', { name: 'Your list (1)' }).waitFor()
    await expectNothing(page)
  }

  async function withFaults() {
    const page = await visit('/contact-us', { tolerate: /422|428/, reducedMotion: 'reduce' })
    const main = page.getByRole('main')
    await main.getByRole('button', { name: /^Submit/ }).click()
    await main.getByRole('alert').first().waitFor()
    await expectNothing(page)
  }

  async function withCookies() {
    const page = await visit('/', { cookies: undefined, reducedMotion: 'reduce' })
    await page.getByRole('region', { name: 'Cookies' }).waitFor()
    await expectNothing(page)
  }

  async function withFilter() {
    const page = await visit('/products', { reducedMotion: 'reduce' })
    await openFilter(page, 'connector')
    await expectNothing(page)
  }

  async function withMegaMenu() {
    const page = await visit('/about', { reducedMotion: 'reduce' })
    await page.getByRole('button', { name: menus[0]!.label, exact: true }).click()
    await page.getByRole('banner').getByRole('link', { name: menus[0]!.overview.label }).waitFor()
    expect(await axe(page)).toEqual([])
  }

  async function withPhoneMenu() {
    const page = await visit('/about', { width: 390, reducedMotion: 'reduce' })
    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    const main = page.getByRole('banner').getByRole('navigation', { name: 'Main' })
    await main.getByText(menus[0]!.label, { exact: true }).click()
    await page.getByRole('banner').getByRole('link', { name: menus[0]!.overview.label }).waitFor()
    expect(await axe(page)).toEqual([])
  }

  async function withSearch() {
    const page = await visit('/about', { reducedMotion: 'reduce' })
    await page.getByRole('searchbox', { name: 'Search products' }).fill('panel')
    const found = page
      .getByRole('banner')
      .getByRole('listitem')
      .getByRole('link', { name: /panel/i })
    await found.first().waitFor()
    // What the dropdown happens to cover in half is no target until it is closed.
    await expectNothing(page, 'header')
  }

  async function withQuestions() {
    const page = await visit(`/${rich.slug}`, { reducedMotion: 'reduce' })
    await page.getByText('FAQs', { exact: true }).click()
    await expectNothing(page)
  }
})
