import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import {
  brass,
  byPressure,
  gasValves,
  listed,
  ofStainlessSteel,
  spares,
  stainless,
  threeWay,
  valves,
} from '#test/known-products.ts'
import { plain } from '#test/catalogue.ts'
import {
  checkbox,
  choose,
  expectProducts,
  filterButton,
  filterValues,
  openFilter,
  shownSlugs,
} from '#test/listing-page.ts'
import { hydrated, useSite, widths } from '#test/visit.ts'

const { visit, url } = useSite()
/** Of 60 bar and more. */
const strong = ['ball-valve-dn8', 'ball-valve-dn10', ...stainless.slice(0, 2)]
/** Of 40 to 60 bar. */
const medium = ['ball-valve-dn15', 'ball-valve-dn20', ...stainless.slice(2), ...threeWay]
const gaugesOfBrass = ['gauge-63', 'gauge-63-dry', 'gauge-diaphragm-63']
const search = (page: Page) => new URL(page.url()).search
const chips = (page: Page) => page.getByRole('list', { name: 'Chosen filters' }).getByRole('link')
const chipTexts = async (page: Page) =>
  (await chips(page).allInnerTexts()).map((text) => plain(text).replace(/ ✕.*$/, ''))
const openAll = (page: Page) => page.getByRole('button', { name: /^All filters/ }).click()
const sheet = (page: Page) => page.getByRole('dialog', { name: 'All filters' })
const find = (page: Page) => sheet(page).getByRole('searchbox', { name: 'Find a filter' })
const show = (page: Page) => sheet(page).getByRole('button', { name: /^Show \d+ products?$/ })
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent)

describe.each(widths)('at %i px', (width) => {
  test('a number is asked for its bounds, and what is asked can be taken back', async () => {
    const page = await visit('/products', { width })
    const pressures = await openFilter(page, 'pressure')
    await pressures.getByLabel('At least').fill('60')
    await expectProducts(page, strong)
    expect(search(page)).toBe('?pressure=60..')
    await pressures.getByLabel('At least').fill('40')
    await pressures.getByLabel('At most').fill('60')
    await expectProducts(page, medium)
    await page.keyboard.press('Escape')
    await page.reload()
    await hydrated(page)
    expect(search(page)).toBe('?pressure=40..60')
    expect(await chipTexts(page)).toEqual(['Pressure: 40 to 60 bar'])
    await chips(page).click()
    await expectProducts(page, listed)
    expect(await chips(page).count()).toBe(0)
    expect(search(page)).toBe('')
  })

  test('all filters are found by name, keep their count, and give the focus back', async () => {
    const page = await visit('/products', { width })
    await openAll(page)
    await find(page).fill('mechanical stainless')
    await sheet(page).getByText('No filter or value is called').waitFor()
    await find(page).fill('stainl')
    const bodies = sheet(page).getByRole('group', { name: 'Body', exact: true })
    // Values come when the sheet opens.
    await expect.poll(() => bodies.getByRole('checkbox').count()).toBe(1)
    await checkbox(bodies, 'Stainless steel').click()
    await show(page)
      .filter({ hasText: `Show ${ofStainlessSteel.length} ` })
      .waitFor()
    await find(page).fill('pressure')
    await sheet(page).getByLabel('At least').fill('60')
    await show(page).filter({ hasText: 'Show 2 products' }).click()
    expect(await sheet(page).count()).toBe(0)
    await expectProducts(page, stainless.slice(0, 2))
    expect(await focused(page)).toBe('All filters · 2')
    expect((await chipTexts(page)).toSorted()).toEqual([
      'Body: Stainless steel',
      'Pressure: 60 bar or more',
    ])
    await page.getByRole('button', { name: 'Clear All Filters' }).click()
    await expectProducts(page, listed)
  })
})

test('an interval is asked what it covers, in either system of units', async () => {
  const page = await visit('/products', { locale: 'en-US' })
  const heat = await openFilter(page, 'operatingTemperature')
  await heat.getByLabel('Works at').fill('-40')
  await expectProducts(page, [...stainless, ...spares])
  expect(search(page)).toBe('?operatingTemperature=-40..-40')
  await page.keyboard.press('Escape')

  const lengths = await openFilter(page, 'length')
  await expect.poll(() => lengths.getByText('in', { exact: true }).count()).toBe(2)
  await page.keyboard.press('Escape')
  await page.goto(url('/products'))
  await hydrated(page)
  const again = await openFilter(page, 'length')
  await again.getByLabel('At most').fill('2')
  await expectProducts(page, brass.slice(0, 2))
  // In the attribute's own unit, whoever reads it.
  expect(search(page)).toBe('?length=..50.8')
  await expect.poll(() => chipTexts(page)).toEqual(['Length: 2 in or less'])
  await again.getByRole('button', { name: 'Metric' }).click()
  await expect.poll(() => chipTexts(page)).toEqual(['Length: 50.8 mm or less'])
  expect(await again.getByLabel('At most').inputValue()).toBe('50.8')
})

test('a range goes with a search, an order and pages, and what is none is no error', async () => {
  const page = await visit(
    '/products?q=valve&pressure=..40&sort=-pressure&bore=nonsense&length=x..',
  )
  const asked = byPressure.filter((slug) => valves.includes(slug) && !strong.includes(slug))
  const weak = asked.filter((slug) => !stainless.includes(slug))
  await expectProducts(page, weak)
  // Reversed sides are meant the other way round.
  await page.goto(url('/products?pressure=60..40'))
  await expectProducts(page, medium)
  expect(await chipTexts(page)).toEqual(['Pressure: 40 to 60 bar'])
})

test('what shows nothing is folded away, and numbers show their values on request', async () => {
  const page = await visit('/products?productFamily=Pressure+Gauges')
  const types = await openFilter(page, 'subFamily')
  expect(await types.getByRole('checkbox').count()).toBe(3)
  await types.getByText('+ 4 without products').click()
  expect(await types.getByRole('checkbox').count()).toBe(7)
  await page.keyboard.press('Escape')
  await filterButton(page, 'dial').click()
  const dials = filterValues(page, 'dial')
  await dials.getByLabel('At least').waitFor()
  expect(await dials.getByRole('checkbox').count()).toBe(0)
  await choose(await openFilter(page, 'dial'), '160 mm')
  await expectProducts(page, ['gauge-160'])
})

describe('by keyboard alone', () => {
  test('the bar is one stop, and arrow keys lead through it', async () => {
    const page = await visit('/products')
    await page.getByRole('button', { name: /^All filters/ }).focus()
    await page.keyboard.press('Tab')
    const first = await focused(page)
    await page.keyboard.press('ArrowRight')
    const second = await focused(page)
    expect(second).not.toBe(first)
    await page.keyboard.press('End')
    const last = await focused(page)
    await page.keyboard.press('Home')
    expect(await focused(page)).toBe(first)
    await page.keyboard.press('End')
    expect(await focused(page)).toBe(last)
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('SELECT')
    await page.keyboard.press('Shift+Tab')
    expect(await focused(page)).toBe(last)
  })

  test('a filter is found in the sheet and set, and Escape leads back', async () => {
    const page = await visit('/products')
    await page.getByRole('button', { name: /^All filters/ }).focus()
    await page.keyboard.press('Enter')
    await find(page).waitFor()
    await page.keyboard.type('pressure, max')
    await sheet(page).getByLabel('At least').waitFor()
    const isThere = () =>
      sheet(page)
        .getByLabel('At least')
        .evaluate((field) => field === document.activeElement)
    for (let presses = 0; presses < 4 && !(await isThere()); presses++) {
      await page.keyboard.press('Tab')
    }
    await page.keyboard.type('60')
    await page.keyboard.press('Enter')
    await expect.poll(() => search(page)).toBe('?pressure=60..')
    await page.keyboard.press('Escape')
    await expect.poll(() => focused(page)).toBe('All filters · 1')
    await expectProducts(page, strong)
  })
})

describe.each([true, false])('with JavaScript %s', (javaScriptEnabled) => {
  test('a family’s page has filters of its own, beside its types', async () => {
    const page = await visit('/family/ball-valves?pressure=60..', { javaScriptEnabled })
    expect(await shownSlugs(page)).toEqual(strong)
    expect(await chipTexts(page)).toEqual(['Pressure: 60 bar or more'])
    await page.getByRole('button', { name: 'Reduced bore 0' }).waitFor()
    await page.getByRole('button', { name: 'Full bore 4' }).click()
    await expect.poll(() => search(page)).toContain('type=Full')
    expect(search(page)).toContain('pressure=60..')
    expect(await shownSlugs(page)).toEqual(strong)
    await chips(page).click()
    await expect.poll(() => shownSlugs(page)).toEqual([...brass, ...stainless])
    // Family and type are the page's own.
    expect(await filterButton(page, 'productFamily').count()).toBe(0)
    expect(await filterButton(page, 'subFamily').count()).toBe(0)
  })

  test('a solution leads to the list of all its products', async () => {
    const page = await visit('/solutions/plant', { javaScriptEnabled })
    await page.getByRole('link', { name: /^Filter all \d+ products$/ }).click()
    await expectProducts(page, listed)
    expect((await chipTexts(page)).toSorted()).toEqual([
      'Family: Ball Valves',
      'Family: Pressure Gauges',
      'Family: Seals & Spares',
    ])
  })
})

test('a filter of a family’s page applies at once', async () => {
  const page = await visit('/family/ball-valves')
  await openAll(page)
  await find(page).fill('pressure')
  await sheet(page).getByLabel('At least').fill('60')
  await show(page).filter({ hasText: 'Show 4 products' }).click()
  await expect.poll(() => shownSlugs(page)).toEqual(strong)
  expect(search(page)).toBe('?pressure=60..')
  await page.getByRole('link', { name: 'Clear All Filters' }).click()
  await expect.poll(() => shownSlugs(page)).toEqual(valves)
})

describe.each(widths)('without JavaScript at %i px', (width) => {
  test('all filters stand in the page as one form', async () => {
    const page = await visit('/products?q=valve', { javaScriptEnabled: false, width })
    await openAll(page)
    expect(search(page)).toContain('open=filters')
    await page.getByText('Pressure, max', { exact: true }).first().click()
    const pressures = filterValues(page, 'pressure')
    await pressures.getByLabel('At most').fill('60')
    await pressures.getByLabel('At least').fill('48')
    await page.getByText('Body', { exact: true }).first().click()
    await checkbox(filterValues(page, 'body'), 'Stainless steel').check()
    await page.getByRole('button', { name: 'Show products' }).click()
    await expect.poll(() => search(page)).toBe('?q=valve&body=Stainless+steel&pressure=48..60')
    await expectProducts(page, stainless.slice(2))
    await chips(page).filter({ hasText: 'Pressure' }).click()
    expect(search(page)).toBe('?q=valve&body=Stainless+steel')
  })

  test('a number’s own values are asked of the server, and Clear All takes its range', async () => {
    const page = await visit('/products?pressure=40..60&body=Brass&open=pressure', {
      javaScriptEnabled: false,
      width,
    })
    const pressures = filterValues(page, 'pressure')
    expect(await pressures.getByLabel('At least').inputValue()).toBe('40')
    await pressures.getByText('Values', { exact: true }).click()
    await pressures.getByRole('button', { name: 'Clear All' }).click()
    await expectProducts(page, [...brass, ...gasValves, ...gaugesOfBrass])
  })
})

test('values that cannot be read are shown by the server', async () => {
  const page = await visit('/products', {
    tolerate: /\/v1\//,
    prepare: (fresh) => fresh.route('**/v1/**', (route) => route.abort()),
  })
  await filterButton(page, 'length').click()
  await page.getByRole('link', { name: 'Show the values in the page' }).click()
  await filterValues(page, 'length').getByLabel('At most').fill('46')
  await expectProducts(page, brass.slice(0, 2))
})
