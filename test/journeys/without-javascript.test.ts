import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { menus } from '#content/navigation.ts'
import {
  forWater,
  gasValves,
  listed,
  stainless,
  threeWay,
  valves,
  brassWithLever,
} from '#test/known-products.ts'
import {
  checkbox,
  expectFound,
  expectProducts,
  expectText,
  filterButton,
  filterValues,
  shownSlugs,
  status,
} from '#test/listing-page.ts'
import { widths } from '#test/sweep.ts'
import { mobileWidth, useSite } from '#test/visit.ts'

const { visit, url } = useSite()
const family = { name: 'Ball Valves', slug: 'ball-valves' }
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
    await expect.poll(() => page.url()).toBe(url(`/family/${family.slug}`))
    await expect.poll(() => shownSlugs(page)).toEqual(valves)

    await page.getByRole('button', { name: 'Three-way 3' }).click()
    await expect.poll(() => shownSlugs(page)).toEqual(threeWay)
    await page.getByRole('button', { name: /^All \d+$/ }).click()
    await expect.poll(() => shownSlugs(page)).toEqual(valves)

    const name = 'Ball valve DN 15'
    await page.getByRole('article').getByRole('link', { name, exact: true }).click()
    await expectText(page.getByRole('heading', { level: 1 }), name)
    const features = page.locator('details', {
      has: page.getByRole('heading', { name: 'Features' }),
    })
    const questions = page.locator('details', { has: page.getByRole('heading', { name: 'FAQs' }) })
    await expect.poll(() => features.getByRole('listitem').first().isVisible()).toBe(true)
    const answer = questions.getByText('No, for water and compressed air to 120 °C.')
    expect(await answer.isVisible()).toBe(false)
    await questions.getByText('FAQs').click()
    await expect.poll(() => answer.isVisible()).toBe(true)
    const related = page.getByRole('region', { name: 'Related products' })
    await expect.poll(() => related.getByRole('heading').count()).toBeGreaterThan(1)
  })

  test('a short filter opens in place and applies', async () => {
    const page = await open('/products')
    await expectProducts(page, listed)
    await filterButton(page, 'subFamily').click()
    const values = filterValues(page, 'subFamily')
    await checkbox(values, 'Reduced bore').check()
    await checkbox(values, 'Three-way').check()
    await values.getByRole('button', { name: 'Apply' }).click()
    await expectProducts(page, [...gasValves, ...threeWay])

    await filterButton(page, 'subFamily').click()
    await values.getByRole('button', { name: 'Clear All' }).click()
    await expectProducts(page, listed)
  })

  test('a long filter is opened by the server and keeps what was chosen elsewhere', async () => {
    const page = await open('/products?body=Brass&q=lever')
    await filterButton(page, 'length').click()
    const group = filterValues(page, 'length')
    await group.getByText('Values', { exact: true }).click()
    // Those that would show nothing are there, folded away.
    await expect.poll(() => group.locator('input[type=checkbox]').count()).toBe(17)
    await expectFound(page, brassWithLever)
    await checkbox(group, '60 mm').check()
    await group.getByRole('button', { name: 'Apply' }).click()
    await expectProducts(page, ['ball-valve-dn15'])

    // The last filter of the bar carries no values with the page, whatever its length.
    await page.goto(url('/products?publicFunds=Compliant&q=lever'))
    await filterButton(page, 'stocked').click()
    await filterValues(page, 'stocked').getByRole('button', { name: 'Select All' }).click()
    await expectFound(page, brassWithLever)
    await expect.poll(() => new URL(page.url()).searchParams.getAll('stocked')).toHaveLength(2)
  })

  test('both searches, paging and Clear All Filters work', async () => {
    const page = await open('/')
    await page.getByRole('searchbox', { name: 'Search products' }).fill('acids')
    await page.keyboard.press('Enter')
    await expectFound(page, stainless)
    const field = page.getByRole('searchbox', { name: 'Search all products' })
    await field.fill('water')
    await page.getByRole('main').getByRole('button', { name: 'Search', exact: true }).click()
    await expectText(status(page), `Showing ${forWater.length} of ${listed.length} products`)
    const water = await shownSlugs(page)
    await page.getByRole('link', { name: 'Next page' }).click()
    await expect
      .poll(async () => [...water, ...(await shownSlugs(page))].toSorted())
      .toEqual(forWater.toSorted())
    await page.getByRole('button', { name: 'Clear All Filters' }).click()
    await expectProducts(page, listed)
    await page.goto(url('/products?q=zzzz'))
    await expectProducts(page, [])
  })
})
