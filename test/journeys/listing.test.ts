import { describe, expect, test } from 'vitest'
import { attributes } from '#content/attributes.ts'
import { products } from '#test/catalogue.ts'
import {
  byPressure,
  diaphragm,
  digital,
  forWater,
  gasValves,
  gauges,
  listed,
  valves,
} from '#test/known-products.ts'
import {
  checkbox,
  choose,
  expectFound,
  expectProducts,
  expectText,
  filterButton,
  openFilter,
  results,
  shownSlugs,
  status,
} from '#test/listing-page.ts'
import { inSweeps, widths } from '#test/sweep.ts'
import { hydrated, useSite } from '#test/visit.ts'

const { visit } = useSite()

describe.each(widths)('the list of all products at %i px', (width) => {
  test('narrows by text over any field and tells screen readers how much is left', async () => {
    const page = await visit('/products', { width })
    await expectProducts(page, listed)
    const region = await status(page).elementHandle()
    const field = page.getByRole('searchbox', { name: 'Search all products' })
    await field.pressSequentially('natural GAS')
    await expectProducts(page, gasValves)
    await expect.poll(() => new URL(page.url()).searchParams.get('q')).toBe('natural GAS')
    // Only an element that stays announces what changes in it.
    expect(await region.evaluate((element) => element.isConnected)).toBe(true)

    await field.fill('   ')
    await expectProducts(page, listed)
  })

  test('filters: OR within a field, AND across fields, with true counts beside the values', async () => {
    const page = await visit('/products', { width })
    const types = await openFilter(page, 'subFamily')
    await expectText(types.getByText('Type', { exact: true }), 'Type')
    const count = async (label: string) => {
      const name = await checkbox(types, label).evaluate(
        (box: HTMLInputElement) => box.labels![0]!.innerText,
      )
      return Number(/\d+$/.exec(name.trim())![0])
    }
    expect(await count('Diaphragm')).toBe(2)
    await choose(types, 'Digital')
    await expectProducts(page, digital)
    // The other values of a field count as if nothing were chosen in it.
    expect(await count('Diaphragm')).toBe(2)
    await choose(types, 'Diaphragm')
    await expectProducts(page, [...diaphragm, ...digital])
    await page.keyboard.press('Escape')
    await expect.poll(() => types.isVisible()).toBe(false)

    const bodies = await openFilter(page, 'body')
    await choose(bodies, 'Stainless steel')
    await expectProducts(page, ['gauge-diaphragm-100', ...digital])
  })

  test('Select All, Clear All and Clear All Filters do what they say', async () => {
    const page = await visit('/products?q=seal', { width })
    const found = ['seat-kit-dn15', 'seat-kit-dn25', 'ball-valve-dn50', 'stem-packing-set']
    await expectFound(page, found)
    const bores = await openFilter(page, 'bore')
    await bores.getByRole('button', { name: 'Select All' }).click()
    // Packings are cut to stems, and have no bore.
    await expectFound(page, found.slice(0, 3))
    expect(await bores.getByRole('checkbox', { checked: true }).count()).toBe(10)
    await bores.getByRole('button', { name: 'Clear All' }).click()
    await expectFound(page, found)
    expect(await bores.getByRole('checkbox', { checked: true }).count()).toBe(0)

    await choose(bores, '15 mm')
    await expectProducts(page, ['seat-kit-dn15'])
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Clear All Filters' }).click()
    await expectProducts(page, listed)
    expect(await page.getByRole('searchbox', { name: 'Search all products' }).inputValue()).toBe('')
  })

  test('the address restores the list after a reload, and Back undoes one step', async () => {
    const page = await visit('/products', { width })
    const both = [...valves, ...gauges]
    const families = await openFilter(page, 'productFamily')
    await choose(families, 'Ball Valves')
    await choose(families, 'Pressure Gauges')
    await page.keyboard.press('Escape')
    await page.getByRole('link', { name: 'Next page' }).click()
    await expectProducts(page, both, 2)

    await page.reload()
    await hydrated(page)
    await expectProducts(page, both, 2)
    const again = await openFilter(page, 'productFamily')
    expect(await again.getByRole('checkbox', { checked: true }).count()).toBe(2)
    await page.keyboard.press('Escape')

    await page.goBack()
    await expectProducts(page, both)
    await page.goBack()
    await expectProducts(page, valves)
    await page.goBack()
    await expectProducts(page, listed)
    await page.goForward()
    await expectProducts(page, valves)
  })

  test('an empty result offers ways back that lead to products', async () => {
    const page = await visit('/products?q=natural&productFamily=Pressure+Gauges', { width })
    await expectProducts(page, [])
    const ways = results(page).getByRole('link')
    await ways.filter({ hasText: 'Without “Family”' }).click()
    await expectProducts(page, gasValves)
    await page.goBack()
    await ways.filter({ hasText: 'Without the words “natural”' }).click()
    await expectProducts(page, gauges)
    await page.goBack()
    await page.getByRole('button', { name: 'Clear All Filters' }).click()
    await expectProducts(page, listed)
  })
})

test('paging shows every product exactly once', async () => {
  const page = await visit('/products')
  await expectProducts(page, listed)
  const seen = await shownSlugs(page)
  await page.getByRole('link', { name: 'Next page' }).click()
  await expectProducts(page, listed, 2)
  seen.push(...(await shownSlugs(page)))
  expect(await page.getByRole('link', { name: 'Next page' }).count()).toBe(0)
  expect(seen).toEqual(listed)
})

inSweeps(
  'every filter that can narrow the list stands in the bar, explained in a line',
  async () => {
    const page = await visit('/products')
    // What no product states has nothing to choose from.
    const stated = new Set(products.flatMap((product) => Object.keys(product.attributes)))
    const keys = attributes.map(({ key }) => key).filter((key) => stated.has(key))
    expect(keys.length).toBeGreaterThan(10)
    for (const key of keys) expect(await filterButton(page, key).count(), key).toBe(1)
    const bar = page.getByRole('list', { name: 'Filters' })
    expect(await bar.evaluate((list) => list.scrollWidth > list.clientWidth)).toBe(true)
    const last = await openFilter(page, 'stocked')
    expect(await last.getByRole('checkbox').count()).toBe(2)
    await page.keyboard.press('Escape')
    const explained = await openFilter(page, 'accuracyClass')
    expect(await explained.getByText('Largest error in percent of the span').count()).toBe(1)
  },
)

inSweeps('the chosen order stands in the address and survives filters and paging', async () => {
  const page = await visit('/products')
  await page.getByRole('combobox', { name: 'Sort' }).selectOption('-pressure')
  await expectProducts(page, byPressure)
  const media = await openFilter(page, 'media')
  await choose(media, 'Water')
  await page.keyboard.press('Escape')
  const water = byPressure.filter((slug) => forWater.includes(slug))
  await page.getByRole('link', { name: 'Next page' }).click()
  await expectProducts(page, water, 2)
  await page.reload()
  await expectProducts(page, water, 2)
})
