import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { plain } from '#test/catalogue.ts'
import { search } from '#test/filters-page.ts'
import { expectText, results, shownSlugs, status } from '#test/listing-page.ts'
import { digital, listed } from '#test/known-products.ts'
import { useSite } from '#test/visit.ts'

const { visit } = useSite()
const chips = async (page: Page) =>
  (await page.getByRole('list', { name: 'Searching for' }).getByRole('link').allInnerTexts()).map(
    (text) => plain(text).replace(/ ✕.*$/, ''),
  )
const query = (page: Page) => new URL(page.url()).searchParams.get('q')

describe.each([true, false])('with JavaScript: %s', (javaScriptEnabled) => {
  const open = (text: string) =>
    visit(`/products?q=${encodeURIComponent(text)}`, { javaScriptEnabled })

  test('what was read stands above the list, and a press takes it back', async () => {
    const page = await open('digital gauge, class 0.5 or better, not brass flurble')
    expect((await shownSlugs(page)).toSorted()).toEqual(digital)
    expect(await chips(page)).toEqual(['digital gauge', 'accuracy class 0.5 or less', 'not Brass'])
    await expect.poll(() => results(page).getByText('Not understood: flurble').count()).toBe(1)
    await page.getByRole('link', { name: /^accuracy class/ }).click()
    await expect.poll(() => query(page)).toBe('digital gauge, not brass flurble')
    await expect.poll(() => chips(page)).toEqual(['digital gauge', 'not Brass'])
  })

  test('where nothing fits, the nearest say what they miss', async () => {
    const page = await open('ball valve, at least 60 bar, at least DN 25')
    await expectText(status(page), `Showing 0 of ${listed.length} products`)
    await page.getByRole('heading', { name: 'No product meets all of this' }).waitFor()
    const [first] = await shownSlugs(page)
    expect(first).toBe('ball-valve-stainless-dn25')
    const card = page.getByRole('article').first()
    await expect
      .poll(async () => plain(await card.innerText()))
      .toContain('misses: pressure 60 bar or more (states 48 bar)')
    expect((await shownSlugs(page)).length).toBeLessThanOrEqual(12)
  })

  test('a number with a slip is asked back, and the answer leads to its product', async () => {
    const page = await open('QB-15L-O4')
    await results(page).getByRole('link', { name: 'QB-15L-04' }).click()
    await expect.poll(() => query(page)).toBe('QB-15L-04')
    await expect.poll(() => shownSlugs(page)).toEqual(['ball-valve-dn15'])
  })

  test('nothing near is no reason for an empty page', async () => {
    const page = await open('xyzzy plugh')
    await expectText(status(page), `Showing 0 of ${listed.length} products`)
    expect(await shownSlugs(page)).toEqual([])
    await results(page)
      .getByRole('link', { name: /^Without the words/ })
      .click()
    await expectText(status(page), `Showing ${listed.length} of ${listed.length} products`)
  })
})

test.each([true, false])(
  'with JavaScript %s Enter on a number leads from the list to its product, on words to what they find',
  async (javaScriptEnabled) => {
    const page = await visit('/products?body=Brass', { javaScriptEnabled })
    const field = page.getByRole('searchbox', { name: 'Search all products' })
    await field.fill('glycerine')
    await field.press('Enter')
    await expect.poll(() => search(page)).toContain('q=glycerine')
    expect(search(page)).toContain('body=Brass')
    await expectText(status(page), `Showing 1 of ${listed.length} products`)
    // Of a variant.
    await field.fill('qb-25-e50')
    await field.press('Enter')
    await page.getByRole('heading', { level: 1, name: 'Ball valve DN 25', exact: true }).waitFor()
    await page.goBack()
    await expect.poll(() => new URL(page.url()).pathname).toBe('/products')
  },
)
