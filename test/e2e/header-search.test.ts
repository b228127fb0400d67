import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { headerSearchLimit, searchByName } from '#domain/catalogue/search.ts'
import { catalogue, plain } from './catalogue.ts'
import { expectListing, expectText } from './listing-page.ts'
import { useSite, widths } from './visit.ts'

const { visit, url } = useSite()
const header = (page: Page) => page.getByRole('banner')
const field = (page: Page) => header(page).getByRole('searchbox', { name: 'Search products' })
const found = (page: Page) =>
  header(page).getByRole('search').getByRole('listitem').getByRole('link')
const namesFound = async (page: Page) => (await found(page).allInnerTexts()).map(plain)
const expected = (query: string) =>
  searchByName(catalogue.products, query).map(({ name, partNumber }) =>
    plain(`${name} ${partNumber}`),
  )

describe.each(widths)('the header search at %i px', (width) => {
  test('offers at most twelve products whose name holds what was typed, in any case', async () => {
    const page = await visit('/', { width })
    await field(page).fill('PaNeL')
    await expect.poll(() => namesFound(page)).toEqual(expected('panel'))
    expect(await found(page).count()).toBe(headerSearchLimit)
    for (const name of await namesFound(page)) expect(name.toLowerCase()).toContain('panel')
    await expectText(header(page).getByRole('status'), `${headerSearchLimit} products found`)
    // All of it within the window.
    const box = await found(page).first().boundingBox()
    expect(box!.x).toBeGreaterThanOrEqual(0)
    expect(box!.x + box!.width).toBeLessThanOrEqual(width)

    const last = (await namesFound(page)).at(-1)!
    await found(page).last().click()
    await expect.poll(() => found(page).count()).toBe(0)
    const heading = page.getByRole('heading', { level: 1 })
    await expect.poll(async () => last.startsWith(plain(await heading.innerText()))).toBe(true)
  })

  test('finds part numbers, whole and in part, with and without hyphens', async () => {
    const page = await visit('/products', { width })
    for (const query of ['VHD1-144LC-OS2-U', 'vhd1144lcos2', 'HD1-144']) {
      await field(page).fill(query)
      await expect.poll(() => namesFound(page)).toEqual(expected(query))
      expect((await namesFound(page)).join()).toContain('VHD1-144LC-OS2-U')
    }
  })
})

test('arrow keys move through the results, Escape closes them and keeps what was typed', async () => {
  const page = await visit('/about')
  const focused = () => page.evaluate(() => document.activeElement?.textContent)
  await field(page).pressSequentially('cassette')
  await expect.poll(() => namesFound(page)).toEqual(expected('cassette'))
  const texts = await found(page).allTextContents()
  await page.keyboard.press('ArrowDown')
  expect(await focused()).toBe(texts[0])
  await page.keyboard.press('ArrowDown')
  expect(await focused()).toBe(texts[1])
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  expect(await field(page).evaluate((input) => input === document.activeElement)).toBe(true)

  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Escape')
  await expect.poll(() => found(page).count()).toBe(0)
  await page.waitForTimeout(100)
  expect(await found(page).count()).toBe(0)
  expect(await field(page).evaluate((input) => input === document.activeElement)).toBe(true)
  expect(await field(page).inputValue()).toBe('cassette')
  expect(page.url()).toBe(url('/about'))
})

test('Enter on a result opens it, Enter in the field lists all that match', async () => {
  const page = await visit('/')
  await field(page).pressSequentially('splitter')
  await expect.poll(() => namesFound(page)).toEqual(expected('splitter'))
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  const [first] = searchByName(catalogue.products, 'splitter')
  await page.waitForURL(url(`/${first!.slug}`))

  await field(page).fill('  plenum ')
  await page.keyboard.press('Enter')
  await expect.poll(() => new URL(page.url()).pathname).toBe('/products')
  await expectListing(page, { query: 'plenum' })
  expect(await found(page).count()).toBe(0)
})

test('nothing happens for white space, and little for what no product is called', async () => {
  const page = await visit('/about')
  for (const nothing of ['', '   ']) {
    await field(page).fill(nothing)
    await page.keyboard.press('Enter')
    await page.waitForTimeout(150)
    expect(page.url()).toBe(url('/about'))
    expect(await found(page).count()).toBe(0)
  }
  await field(page).fill('submarine')
  await expectText(header(page).getByRole('status'), '0 products found')
  expect(await found(page).count()).toBe(0)
})
