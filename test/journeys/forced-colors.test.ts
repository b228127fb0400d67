import type { Locator, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { viewer } from '#test/knowledge-page.ts'
import { chooseToCompare } from '#test/open-states.ts'
import { inSweeps } from '#test/sweep.ts'
import { settled, useSite } from '#test/visit.ts'

const { visit } = useSite()
const forced = { forcedColors: 'active' as const, reducedMotion: 'reduce' as const }
const style = (place: Locator, name: string) =>
  place.evaluate((element, property) => getComputedStyle(element).getPropertyValue(property), name)

test('in forced colors a pressed choice is told from the others', async () => {
  const page = await visit('/knowledge-center', forced)
  const kinds = page.getByRole('group', { name: 'Kind of document' })
  const pressed = kinds.getByRole('button', { pressed: true })
  const other = kinds.getByRole('button', { pressed: false }).first()
  expect(await style(pressed, 'background-color')).not.toBe(await style(other, 'background-color'))
})

// The mark of the whole document, not of a button, says which are chosen.
inSweeps.each(['/products?view=table', '/ball-valve-dn15'])(
  'in forced colors the chosen units of %s are told from the others',
  async (path) => {
    const page = await visit(path, { ...forced, locale: 'en-US' })
    const units = page.getByRole('main').getByRole('group', { name: 'Units', exact: true }).first()
    const metric = units.getByRole('button', { name: 'Metric' })
    /** Of one button, without a pointer or the focus on any. */
    const pictureWith = async (chosen: string) => {
      await units
        .getByRole('button', { name: chosen })
        .evaluate((button: HTMLElement) => button.click())
      await settled(page)
      return (await metric.screenshot({ animations: 'disabled' })).toString('base64')
    }
    expect(await pictureWith('Metric')).not.toBe(await pictureWith('U.S.'))
  },
)

test('in forced colors the assistant’s button has an edge', async () => {
  const page = await visit('/products', forced)
  const button = page.getByRole('button', { name: 'Ask our assistant' })
  expect(await style(button, 'border-top-style')).toBe('solid')
  // Transparent is drawn as text there.
  expect(await style(button, 'border-top-color')).not.toBe('rgba(0, 0, 0, 0)')
})

type Chosen = {
  what: string
  path: string
  /** What is chosen, and the attribute that says so. */
  place: (page: Page) => Locator
  mark: 'aria-pressed' | 'aria-current' | 'data-chosen'
  before?: (page: Page) => Promise<unknown>
  locale?: string
  width?: number
}
const main = (page: Page) => page.getByRole('main')
const pressed = (place: Locator) => place.locator('[aria-pressed=true]').first()
const group = (page: Page, name: string) => main(page).getByRole('group', { name, exact: true })
const comparison = '/compare?products=ball-valve-dn15,ball-valve-dn25'

const chosen: Chosen[] = [
  {
    what: 'a filter in which something is chosen',
    path: '/products?body=Brass',
    place: (page) => page.getByRole('list', { name: 'Filters' }).locator('[data-chosen]').first(),
    mark: 'data-chosen',
  },
  {
    what: 'the view of a list',
    path: '/products',
    place: (page) => group(page, 'View').locator('[aria-current]'),
    mark: 'aria-current',
  },
  {
    what: 'the page of a list',
    path: '/products',
    place: (page) =>
      main(page)
        .getByRole('navigation', { name: /^Pages/ })
        .locator('[aria-current]'),
    mark: 'aria-current',
  },
  {
    what: 'a type of a family',
    path: '/family/ball-valves',
    place: (page) => pressed(main(page)),
    mark: 'aria-pressed',
  },
  {
    what: 'a product that is compared',
    path: '/products',
    place: (page) => main(page).locator('a[href^="/compare?"][aria-pressed=true]').first(),
    mark: 'aria-pressed',
    before: (page) => chooseToCompare(page, 1),
  },
  {
    what: 'the rows of a comparison',
    path: `${comparison}&show=differences`,
    place: (page) => pressed(main(page)),
    mark: 'aria-pressed',
  },
  {
    what: 'the column that is swapped',
    path: `${comparison}&swap=2`,
    place: (page) => main(page).locator('th[aria-current]'),
    mark: 'aria-current',
  },
  {
    what: 'the place of a row of slides',
    path: '/about',
    place: (page) => main(page).locator('button[aria-current]').first(),
    mark: 'aria-current',
    width: 390,
  },
  {
    what: 'the slide of the hero',
    path: '/',
    place: (page) => main(page).locator('button[aria-current]').first(),
    mark: 'aria-current',
  },
  {
    what: 'the width of a document',
    path: '/knowledge-center?doc=valve-catalog',
    place: (page) => viewer(page).getByRole('button', { name: 'Fit to the width' }),
    mark: 'aria-pressed',
    before: (page) => viewer(page).getByRole('button', { name: 'Fit to the width' }).click(),
  },
  {
    what: 'a part of a model',
    path: '/ball-valve-dn40',
    place: (page) => pressed(page.getByRole('dialog')),
    mark: 'aria-pressed',
    async before(page) {
      await main(page).getByRole('button', { name: 'View in 3D' }).click()
      // Drawing without a graphics card takes its time.
      const lever = page.getByRole('dialog').getByRole('button', { name: /^Lever/ })
      await lever.waitFor({ timeout: 90_000 })
      await lever.click({ timeout: 90_000 })
    },
  },
]

describe('in forced colors a chosen state is seen', () => {
  inSweeps.each(chosen)('$what', async ({ path, place: placeOf, mark, before, ...rest }) => {
    const { locale = 'en-GB', width = 1440 } = rest
    const page = await visit(path, { ...forced, locale, width })
    await before?.(page)
    const one = placeOf(page)
    await one.waitFor()
    await one.scrollIntoViewIfNeeded()
    // What has the focus, or the pointer, is marked for that alone.
    await one.evaluate((element: HTMLElement) => element.blur())
    await page.mouse.move(0, 0)
    await settled(page)
    type Clip = { x: number; y: number; width: number; height: number }
    let clip: Clip | undefined
    /** Undefined while code that comes puts another in its place. */
    const place = async (): Promise<Clip | undefined> => {
      const box = await one.boundingBox()
      if (!box) return undefined
      return { x: box.x - 4, y: box.y - 4, width: box.width + 8, height: box.height + 8 }
    }
    const picture = async () =>
      (await page.screenshot({ clip: clip!, animations: 'disabled' })).toString('base64')
    let seen = ''
    // Code and pictures that come late may move it.
    await expect
      .poll(async () => {
        const before = { seen, at: JSON.stringify(clip) }
        clip = await place()
        seen = clip ? await picture() : ''
        return clip !== undefined && seen === before.seen && JSON.stringify(clip) === before.at
      })
      .toBe(true)
    // The same without its mark has to look otherwise, also where code that came put it there anew.
    const withoutMark = async () => {
      if (await one.count())
        await one.evaluate((element, name) => element.removeAttribute(name), mark)
      return picture()
    }
    await expect.poll(async () => (await withoutMark()) === seen).toBe(false)
  })
})
