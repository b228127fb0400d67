import type { Locator } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { parseListingState } from '#domain/catalogue/listing-state.ts'
import { listing } from '#test/catalogue.ts'
import { search, sheetOf } from '#test/filters-page.ts'
import { expectText, shownSlugs, status } from '#test/listing-page.ts'
import { swept } from '#test/sweep.ts'
import { useSite } from '#test/visit.ts'
import { wakeIsland } from '#test/wake-island.ts'

// The five tasks of an engineer that the list of check boxes made long, or could not do at all. Their
// clicks stand in decision 013.
const { visit } = useSite()

type Asked = { value: RegExp } | { low: string } | { high: string } | { at: string }
type Criterion = {
  /** What is typed to find the filter. */
  find: string
  filter: string
  asked: Asked
  /** What stands in the address then. */
  address: string
}
type Task = { name: string; clicks: number; criteria: Criterion[] }

const tasks: Task[] = [
  {
    name: '144 LC ports in one rack unit, BABA',
    clicks: 9,
    criteria: [
      { find: 'ports', filter: 'Ports', asked: { low: '144' }, address: 'ports=144..' },
      { find: 'rack units', filter: 'Rack units', asked: { high: '1' }, address: 'rackUnits=..1' },
      {
        find: 'LC duplex',
        filter: 'Connector',
        asked: { value: /^LC duplex / },
        address: 'connector=LC+duplex',
      },
      {
        find: 'baba',
        filter: 'BEAD/BABA',
        asked: { value: /^Compliant \d/ },
        address: 'beadBaba=Compliant',
      },
    ],
  },
  {
    name: 'a collimator that passes 1550 nm, working distance 50 mm or more',
    clicks: 7,
    criteria: [
      {
        find: 'collimators',
        filter: 'Family',
        asked: { value: /^Collimators & Probes / },
        address: 'productFamily=Collimators+%26+Probes',
      },
      {
        find: 'wavelength range',
        filter: 'Wavelength range',
        asked: { at: '1550' },
        address: 'wavelengthRange=1550..1550',
      },
      {
        find: 'working distance',
        filter: 'Working distance',
        asked: { low: '50' },
        address: 'workingDistance=50..',
      },
    ],
  },
  {
    name: 'a detector above 5 GHz',
    clicks: 3,
    criteria: [
      { find: 'bandwidth', filter: 'Bandwidth', asked: { low: '5' }, address: 'bandwidth=5..' },
    ],
  },
  {
    name: 'a closure for 288 splices, IP68',
    clicks: 5,
    criteria: [
      {
        find: 'splices',
        filter: 'Splices, single',
        asked: { low: '288' },
        address: 'spliceCapacity=288..',
      },
      {
        find: 'ingress',
        filter: 'Ingress protection',
        asked: { value: /^IP68 / },
        address: 'ingressProtection=IP68',
      },
    ],
  },
  {
    name: 'down to −40 °C, 12 in deep at most',
    clicks: 5,
    criteria: [
      {
        find: 'operating',
        filter: 'Operating temperature',
        asked: { at: '-40' },
        address: 'operatingTemperature=-40..-40',
      },
      { find: 'depth', filter: 'Depth', asked: { high: '12' }, address: 'depth=..305' },
    ],
  },
]

const shownBy = (criteria: readonly Criterion[]) =>
  listing(parseListingState(new URLSearchParams(criteria.map(({ address }) => address).join('&'))))

const screens: [width: number, more: number][] = [
  // On a touch screen the find box waits to be pressed, or its keyboard would cover the filters.
  [390, 1],
  [1440, 0],
]
describe.each(swept(screens, screens.slice(0, 1)))(
  'in the sheet of all filters at %i px',
  (width, more) => {
    test.each(swept(tasks, tasks.slice(0, 2)))(
      '$name: found in so many clicks',
      async ({ clicks: wanted, criteria }) => {
        const page = await visit('/products', { width, locale: 'en-US', hasTouch: width === 390 })
        let clicks = 0
        const press = (place: Locator) => {
          clicks++
          return place.click()
        }
        const reach = async (field: Locator) => {
          if (!(await field.evaluate((one) => one === document.activeElement))) await press(field)
        }
        const { sheet, find, show } = sheetOf(page)
        await wakeIsland(page, 'list-controls')
        await press(page.getByRole('button', { name: /^All filters/ }))
        await find.waitFor()
        for (const { find: text, filter, asked, address } of criteria) {
          await reach(find)
          await find.fill(text)
          const values = sheet.getByRole('group', { name: filter, exact: true })
          if ('value' in asked) await press(values.getByRole('checkbox', { name: asked.value }))
          else {
            const field =
              'at' in asked
                ? values.getByRole('textbox').first()
                : values.getByLabel('low' in asked ? 'At least' : 'At most')
            await press(field)
            await page.keyboard.type(Object.values(asked)[0]!)
          }
          await expect.poll(() => search(page)).toContain(address)
        }
        const { matched, total } = shownBy(criteria)
        expect(matched).toBeGreaterThan(0)
        await press(show.filter({ hasText: new RegExp(`^Show ${matched} `) }))
        await expectText(status(page), `Showing ${matched} of ${total} products`)
        expect(clicks).toBe(wanted + more)
      },
    )
  },
)

test('the first of them in one line of the search', async () => {
  const page = await visit('/products')
  await page.getByLabel('Search all products').fill('144 LC 1U BABA panel')
  await page.keyboard.press('Enter')
  const wanted = shownBy(tasks[0]!.criteria).items.map(({ slug }) => slug)
  // Ahead of housings that can be filled so.
  await expect
    .poll(async () => (await shownSlugs(page)).slice(0, wanted.length).toSorted())
    .toEqual(wanted.toSorted())
})
