import { describe, expect, test } from 'vitest'
import { brass, listed, stainless, valves } from '#test/known-products.ts'
import { chips, chipTexts, search, sheetOf } from '#test/filters-page.ts'
import {
  checkbox,
  expectProducts,
  expectText,
  filterButton,
  openFilter,
  shownSlugs,
  status,
} from '#test/listing-page.ts'
import { useSite } from '#test/visit.ts'

const { visit } = useSite()
/** Of 60 bar and more. */
const strong = ['ball-valve-dn8', 'ball-valve-dn10', ...stainless.slice(0, 2)]

describe.each([true, false])('with JavaScript %s', (javaScriptEnabled) => {
  test('a family’s page has filters of its own, beside its types', async () => {
    const page = await visit('/family/ball-valves?pressure=60..', { javaScriptEnabled })
    expect(await shownSlugs(page)).toEqual(strong)
    expect(await chipTexts(page)).toEqual(['Pressure: 60 bar or more'])
    await page.getByRole('button', { name: 'Reduced bore 0' }).waitFor()
    await page.getByRole('button', { name: 'Full bore 4' }).click()
    await expect.poll(() => search(page)).toContain('type=Full')
    await expect.poll(() => search(page)).toContain('pressure=60..')
    expect(await shownSlugs(page)).toEqual(strong)
    await chips(page).click()
    await expect.poll(() => shownSlugs(page)).toEqual([...brass, ...stainless])
    // Family and type are the page's own.
    expect(await filterButton(page, 'productFamily').count()).toBe(0)
    expect(await filterButton(page, 'subFamily').count()).toBe(0)
  })

  test('a family’s products stand as a table in the list, narrowed as they are', async () => {
    const page = await visit('/family/ball-valves?type=Full+bore&pressure=60..', {
      javaScriptEnabled,
    })
    await page.getByRole('link', { name: 'Table', exact: true }).click()
    await page.getByRole('columnheader', { name: /^Part number/ }).waitFor()
    await expectText(status(page), `Showing ${strong.length} of ${listed.length} products`)
    const asked = ['Family: Ball Valves', 'Pressure: 60 bar or more', 'Type: Full bore']
    await expect.poll(async () => (await chipTexts(page)).toSorted()).toEqual(asked)
  })

  test('a solution’s products have filters too, beside its families', async () => {
    const page = await visit('/solutions/plant?pressure=60..', { javaScriptEnabled })
    expect(await shownSlugs(page)).toEqual(strong)
    expect(await chipTexts(page)).toEqual(['Pressure: 60 bar or more'])
    await page.getByRole('button', { name: 'Pressure Gauges 0' }).waitFor()
    await page.getByRole('button', { name: 'Valves 4' }).click()
    await expect.poll(() => search(page)).toContain('family=ball-valves')
    await expect.poll(() => search(page)).toContain('pressure=60..')
    expect(await shownSlugs(page)).toEqual(strong)
    await chips(page).click()
    await expect.poll(() => shownSlugs(page)).toEqual(valves.slice(0, 8))
    expect(search(page)).toBe('?family=ball-valves')
    await page.getByRole('link', { name: 'Table', exact: true }).click()
    await expect.poll(() => chipTexts(page)).toEqual(['Family: Ball Valves'])
    await expectText(status(page), `Showing ${valves.length} of ${listed.length} products`)
  })

  test('a solution leads to the list of the family that was chosen in it', async () => {
    const page = await visit('/solutions/plant?family=pressure-gauges', { javaScriptEnabled })
    await page.getByRole('link', { name: 'Filter all products' }).click()
    await expect.poll(() => chipTexts(page)).toEqual(['Family: Pressure Gauges'])
  })

  test('a solution leads to the list of all its products', async () => {
    const page = await visit('/solutions/plant', { javaScriptEnabled })
    await page.getByRole('link', { name: 'Filter all products' }).click()
    await expectProducts(page, listed)
    await expect
      .poll(async () => (await chipTexts(page)).toSorted())
      .toEqual(['Family: Ball Valves', 'Family: Pressure Gauges', 'Family: Seals & Spares'])
  })
})

test('a filter of a family’s page applies at once, where they stand', async () => {
  const page = await visit('/family/ball-valves')
  const before = await shownSlugs(page)
  expect(before).toHaveLength(valves.length)
  const { open, find, sheet, show } = sheetOf(page)
  await open()
  await find.fill('pressure')
  await sheet.getByLabel('At least').fill('60')
  await show.filter({ hasText: 'Show 4 products' }).click()
  await expect.poll(() => shownSlugs(page)).toEqual(strong)
  await expect.poll(() => search(page)).toBe('?pressure=60..')
  await page.getByRole('link', { name: 'Clear All Filters' }).click()
  await expect.poll(() => shownSlugs(page)).toEqual(before)
  await expect.poll(() => search(page)).toBe('')
})

test.each([true, false])(
  'with JavaScript %s a filter of a solution’s products opens',
  async (javaScriptEnabled) => {
    const page = await visit('/solutions/plant', { javaScriptEnabled })
    const connections = await openFilter(page, 'connection')
    await checkbox(connections, 'G 1/2').check()
    if (!javaScriptEnabled) await connections.getByRole('button', { name: 'Apply' }).click()
    await expect.poll(() => search(page)).toContain('connection=G+1')
    expect(await chipTexts(page)).toEqual([expect.stringContaining('Connection: G')])
  },
)
