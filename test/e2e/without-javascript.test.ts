import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { menus } from '#content/navigation.ts'
import { catalogue, labelOf, listing, plain } from './catalogue.ts'
import {
  checkbox,
  expectListing,
  expectText,
  filterButton,
  filterValues,
  shownSlugs,
  status,
} from './listing-page.ts'
import { mobileWidth, useSite, widths } from './visit.ts'

const { visit, url } = useSite()
const family = catalogue.families.find(({ name }) => name === 'Fiber Patch Panels')!
const main = (page: Page) => page.getByRole('banner').getByRole('navigation', { name: 'Main' })

describe.each(widths)('without JavaScript at %i px', (width) => {
  const open = (path: string, tolerate?: RegExp) =>
    visit(path, { width, javaScriptEnabled: false, ...(tolerate && { tolerate }) })

  test('menus open and lead to families, types and products', async () => {
    const page = await open('/')
    if (width <= mobileWidth) {
      await page.getByRole('button', { name: 'Menu', exact: true }).click()
      await main(page).getByText(menus[0]!.label, { exact: true }).click()
    } else {
      await main(page).getByRole('button', { name: menus[0]!.label }).click()
    }
    await main(page).getByRole('link', { name: family.name, exact: true }).click()
    expect(page.url()).toBe(url(`/family/${family.slug}`))
    expect(await shownSlugs(page)).toEqual(family.products.map(({ slug }) => slug))

    const type = family.subFamilies[0]!
    const ofType = family.products.filter(({ subFamily }) => subFamily === type)
    await page.getByRole('button', { name: `${type} ${ofType.length}` }).click()
    expect(await shownSlugs(page)).toEqual(ofType.map(({ slug }) => slug))
    await page.getByRole('button', { name: /^All \d+$/ }).click()
    expect(await shownSlugs(page)).toEqual(family.products.map(({ slug }) => slug))

    await page.getByRole('article').first().getByRole('heading').getByRole('link').click()
    const [product] = family.products
    await expectText(page.getByRole('heading', { level: 1 }), plain(product!.name))
    const features = page.locator('details', {
      has: page.getByRole('heading', { name: 'Features' }),
    })
    const questions = page.locator('details', { has: page.getByRole('heading', { name: 'FAQs' }) })
    expect(await features.getByRole('listitem').first().isVisible()).toBe(true)
    const answer = questions.getByText(plain(product!.faq[0]!.answer))
    expect(await answer.isVisible()).toBe(false)
    await questions.getByText('FAQs').click()
    expect(await answer.isVisible()).toBe(true)
    const related = page.getByRole('region', { name: 'Related products' })
    expect(await related.getByRole('heading').count()).toBeGreaterThan(1)
  })

  test('a short filter opens in place and applies', async () => {
    const page = await open('/products')
    await expectListing(page, {})
    await filterButton(page, 'mode').click()
    const values = filterValues(page, 'mode')
    await checkbox(values, 'Multimode').check()
    await checkbox(values, 'Polarization-maintaining').check()
    await values.getByRole('button', { name: 'Apply' }).click()
    const selection = { mode: ['Multimode', 'Polarization-maintaining'] }
    await expectListing(page, { selection })

    await filterButton(page, 'mode').click()
    await values.getByRole('button', { name: 'Clear All' }).click()
    await expectListing(page, {})
  })

  test('a long filter is opened by the server and keeps what was chosen elsewhere', async () => {
    const page = await open('/products?mode=Multimode&q=fiber')
    const chosen = { query: 'fiber', selection: { mode: ['Multimode'] } }
    const { values } = listing(chosen).facets.find(({ key }) => key === 'fiberCount')!
    const value = values.find(({ count }) => count > 0)!
    await filterButton(page, 'fiberCount').click()
    const group = filterValues(page, 'fiberCount')
    expect(await group.getByRole('checkbox').count()).toBe(values.length)
    await expectListing(page, chosen)
    await checkbox(group, value.label).check()
    await group.getByRole('button', { name: 'Apply' }).click()
    await expectListing(page, {
      ...chosen,
      selection: { ...chosen.selection, fiberCount: [value.value] },
    })

    // The last filter of the bar carries no values with the page, whatever its length.
    const last = listing({ ...chosen }).facets.findLast(({ values }) =>
      values.some(({ count }) => count > 0),
    )!
    await page.goto(url('/products?mode=Multimode&q=fiber'))
    await filterButton(page, last.key).click()
    await filterValues(page, last.key).getByRole('button', { name: 'Select All' }).click()
    const all = { ...chosen.selection, [last.key]: last.values.map((known) => known.value) }
    await expectListing(page, { ...chosen, selection: all })
    expect(await page.getByText(labelOf(last.key)).count()).toBeGreaterThan(0)
  })

  test('both searches, paging and Clear All Filters work', async () => {
    const page = await open('/')
    await page.getByRole('searchbox', { name: 'Search products' }).fill('splitter')
    await page.keyboard.press('Enter')
    await expectListing(page, { query: 'splitter' })
    const field = page.getByRole('searchbox', { name: 'Search all products' })
    await field.fill('os2')
    await page.getByRole('main').getByRole('button', { name: 'Search', exact: true }).click()
    await expectListing(page, { query: 'os2' })
    await page.getByRole('link', { name: 'Next page' }).click()
    await expectListing(page, { query: 'os2', page: 2 })
    await page.getByRole('button', { name: 'Clear All Filters' }).click()
    await expectListing(page, {})
    await page.goto(url('/products?q=zzzz'))
    await expectText(status(page), `Showing 0 of ${listing({}).total} products`)
  })

  test('an unknown address answers with a page that helps', async () => {
    const page = await open('/vhd1-144-lcx', /status of 404/)
    await page.getByRole('main').getByRole('searchbox').fill('panel')
    await page.keyboard.press('Enter')
    await expectListing(page, { query: 'panel' })
  })
})

test('without JavaScript every product of the list is reached by paging', async () => {
  const page = await visit('/products', { javaScriptEnabled: false })
  const seen = await shownSlugs(page)
  const next = page.getByRole('link', { name: 'Next page' })
  while (await next.count()) {
    await next.click()
    seen.push(...(await shownSlugs(page)))
  }
  expect(new Set(seen).size).toBe(seen.length)
  expect(seen.length).toBe(listing({}).total)
})
