import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { focused } from '#test/focus.ts'
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
import { chips, chipTexts, search, sheetOf } from '#test/filters-page.ts'
import {
  checkbox,
  choose,
  expectProducts,
  filterButton,
  filterValues,
  openFilter,
} from '#test/listing-page.ts'
import { inSweeps, widths } from '#test/sweep.ts'
import { hydrated, useSite } from '#test/visit.ts'
import { wakeIsland } from '#test/wake-island.ts'

const { visit, url } = useSite()
/** Of 60 bar and more. */
const strong = ['ball-valve-dn8', 'ball-valve-dn10', ...stainless.slice(0, 2)]
/** Of 40 to 60 bar. */
const medium = ['ball-valve-dn15', 'ball-valve-dn20', ...stainless.slice(2), ...threeWay]
const gaugesOfBrass = ['gauge-63', 'gauge-63-dry', 'gauge-diaphragm-63']
const openAll = (page: Page) => sheetOf(page).open()

inSweeps(
  'a press on the words of a value leaves the bar as it is until the value is chosen',
  async () => {
    const page = await visit('/products')
    const bodies = await openFilter(page, 'body')
    const words = bodies.locator('label').first()
    const { x, y, width, height } = (await words.boundingBox())!
    await page.mouse.move(x + width / 2, y + height / 2)
    await page.mouse.down()
    // Without the focus the bar takes another order, and an open filter that is moved closes.
    expect(await page.getByRole('list', { name: 'Filters' }).locator(':focus').count()).toBe(1)
    await page.mouse.up()
    await expect.poll(() => words.getByRole('checkbox').isChecked()).toBe(true)
  },
)

describe.each(widths)('at %i px', (width) => {
  test('a number is asked for its bounds, and what is asked can be taken back', async () => {
    const page = await visit('/products', { width })
    const pressures = await openFilter(page, 'pressure')
    await pressures.getByLabel('At least').fill('60')
    await expectProducts(page, strong)
    await expect.poll(() => search(page)).toBe('?pressure=60..')
    await pressures.getByLabel('At least').fill('40')
    await pressures.getByLabel('At most').fill('60')
    await expectProducts(page, medium)
    await page.keyboard.press('Escape')
    await page.reload()
    await hydrated(page)
    await expect.poll(() => search(page)).toBe('?pressure=40..60')
    expect(await chipTexts(page)).toEqual(['Pressure: 40 to 60 bar'])
    await chips(page).click()
    await expectProducts(page, listed)
    expect(await chips(page).count()).toBe(0)
    await expect.poll(() => search(page)).toBe('')
  })

  inSweeps('all filters are found by name, keep their count, and give the focus back', async () => {
    const page = await visit('/products', { width })
    await openAll(page)
    await sheetOf(page).find.fill('mechanical stainless')
    await sheetOf(page).sheet.getByText('No filter or value is called').waitFor()
    await sheetOf(page).find.fill('stainl')
    const bodies = sheetOf(page).sheet.getByRole('group', { name: 'Body', exact: true })
    // Values come when the sheet opens.
    await expect.poll(() => bodies.getByRole('checkbox').count()).toBe(1)
    await checkbox(bodies, 'Stainless steel').click()
    await sheetOf(page)
      .show.filter({ hasText: `Show ${ofStainlessSteel.length} ` })
      .waitFor()
    await sheetOf(page).find.fill('pressure')
    await sheetOf(page).sheet.getByLabel('At least').fill('60')
    await sheetOf(page).show.filter({ hasText: 'Show 2 products' }).click()
    await expect.poll(() => sheetOf(page).sheet.count()).toBe(0)
    await expectProducts(page, stainless.slice(0, 2))
    await expect.poll(() => focused(page)).toBe('All filters · 2')
    expect((await chipTexts(page)).toSorted()).toEqual([
      'Body: Stainless steel',
      'Pressure: 60 bar or more',
    ])
    await page.getByRole('button', { name: 'Clear All Filters' }).click()
    await expectProducts(page, listed)
  })
})

inSweeps('an interval is asked what it covers, in either system of units', async () => {
  const page = await visit('/products', { locale: 'en-US' })
  const heat = await openFilter(page, 'operatingTemperature')
  await heat.getByLabel('Works at').fill('-40')
  await expectProducts(page, [...stainless, ...spares])
  await expect.poll(() => search(page)).toBe('?operatingTemperature=-40..-40')
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
  await expect.poll(() => search(page)).toBe('?length=..50.8')
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
  await expect.poll(() => types.getByRole('checkbox').count()).toBe(7)
  await page.keyboard.press('Escape')
  await filterButton(page, 'dial').click()
  const dials = filterValues(page, 'dial')
  await dials.getByLabel('At least').waitFor()
  expect(await dials.getByRole('checkbox').count()).toBe(0)
  await choose(await openFilter(page, 'dial'), '160 mm')
  await expectProducts(page, ['gauge-160'])
})

/** How many of the bar's buttons the tab key stops at. */
const stops = (page: Page) =>
  page
    .getByRole('list', { name: 'Filters' })
    .getByRole('button')
    .evaluateAll((all) => all.filter((one) => (one as HTMLElement).tabIndex === 0).length)

describe('by keyboard alone', () => {
  test('the bar is one stop, and arrow keys lead through it', async () => {
    const page = await visit('/products')
    await page.getByRole('button', { name: /^All filters/ }).focus()
    await page.keyboard.press('Tab')
    // The code comes with the first key.
    await expect.poll(() => stops(page)).toBe(1)
    const first = await focused(page)
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => focused(page)).not.toBe(first)
    const second = await focused(page)
    await page.keyboard.press('End')
    await expect.poll(() => focused(page)).not.toBe(second)
    const last = await focused(page)
    await page.keyboard.press('Home')
    await expect.poll(() => focused(page)).toBe(first)
    await page.keyboard.press('End')
    await expect.poll(() => focused(page)).toBe(last)
    await page.keyboard.press('Tab')
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('SELECT')
    await page.keyboard.press('Shift+Tab')
    await expect.poll(() => focused(page)).toBe(last)
  })

  inSweeps('a filter is found in the sheet and set, and Escape leads back', async () => {
    const page = await visit('/products')
    // Before it wakes the button loads a document.
    await wakeIsland(page, 'list-controls')
    await page.getByRole('button', { name: /^All filters/ }).focus()
    await page.keyboard.press('Enter')
    await sheetOf(page).find.waitFor()
    await page.keyboard.type('pressure, max')
    await sheetOf(page).sheet.getByLabel('At least').waitFor()
    const isThere = () =>
      sheetOf(page)
        .sheet.getByLabel('At least')
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

describe.each(widths)('without JavaScript at %i px', (width) => {
  inSweeps(
    'a number’s own values are asked of the server, and Clear All takes its range',
    async () => {
      const page = await visit('/products?pressure=40..60&body=Brass&open=pressure', {
        javaScriptEnabled: false,
        width,
      })
      const pressures = filterValues(page, 'pressure')
      expect(await pressures.getByLabel('At least').inputValue()).toBe('40')
      await pressures.getByText('Values', { exact: true }).click()
      await pressures.getByRole('button', { name: 'Clear All' }).click()
      await expectProducts(page, [...brass, ...gasValves, ...gaugesOfBrass])
    },
  )
})

inSweeps('values that cannot be read are shown by the server', async () => {
  const page = await visit('/products', {
    locale: 'en-GB',
    tolerate: /\/search\/values/,
    prepare: (fresh) => fresh.route('**/search/values/**', (route) => route.abort()),
  })
  await wakeIsland(page, 'list-controls')
  await filterButton(page, 'length').click()
  await page.getByRole('alert').getByText('The values could not be loaded.').waitFor()
  await page.getByRole('link', { name: 'Show the values in the page' }).click()
  await filterValues(page, 'length').getByLabel('At most').fill('46')
  await expectProducts(page, brass.slice(0, 2))
})
