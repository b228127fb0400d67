import type { Locator, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { expectFocus } from '#test/focus.ts'
import { message, opener, panel } from '#test/chat-page.ts'
import { chips, sheetOf } from '#test/filters-page.ts'
import { center, pageField, viewer } from '#test/knowledge-page.ts'
import { chooseToCompare } from '#test/open-states.ts'
import { hydrated, settled, useSite } from '#test/visit.ts'

// Whoever works without a pointer is where the focus is: what takes its own control away, or makes
// it useless, has to say where they are then.
const { visit } = useSite()
const main = (page: Page) => page.getByRole('main')
const focusedName = (page: Page) =>
  page.evaluate(() => {
    const { activeElement: one } = document
    return one === document.body ? '' : one!.getAttribute('aria-label') || one!.textContent
  })

/** Presses what is named by keyboard, and waits until the page is as it is then. */
async function press(place: Locator, done: () => Promise<unknown>): Promise<void> {
  await place.focus()
  await place.page().keyboard.press('Enter')
  await done()
  await settled(place.page())
}

describe('the focus stays on the page', () => {
  test('when all filters are cleared, above the list and in their sheet', async () => {
    const page = await visit('/products?body=Brass&q=valve')
    const cleared = () => expect.poll(() => new URL(page.url()).search).toBe('')
    await press(page.getByRole('button', { name: 'Clear All Filters' }), cleared)
    await expectFocus(page.getByRole('button', { name: /^All filters/ }))

    await page.goto(new URL('/products?body=Brass', page.url()).href)
    await hydrated(page)
    await sheetOf(page).open()
    await press(sheetOf(page).sheet.getByRole('button', { name: 'Clear', exact: true }), cleared)
    await expectFocus(sheetOf(page).show)
  })

  test('when one chosen value after another is taken back', async () => {
    const page = await visit('/products?body=Brass&connection=G+1/2')
    for (const left of [1, 0]) {
      await press(chips(page).first(), () => expect.poll(() => chips(page).count()).toBe(left))
      await expect.poll(() => focusedName(page)).not.toBe('')
    }
    await expectFocus(page.getByRole('button', { name: /^All filters/ }))
  })

  test('when the tray goes with its last product, or is cleared', async () => {
    const page = await visit('/products')
    const tray = page.getByRole('region', { name: 'Compare', exact: true })
    const gone = () => tray.waitFor({ state: 'detached' })
    const chooser = main(page).getByRole('article').first().locator('a[href^="/compare?"]')
    await chooseToCompare(page, 1)
    await press(tray.getByRole('button', { name: /^Remove/ }), gone)
    await expectFocus(chooser)
    expect(await chooser.getAttribute('aria-pressed')).not.toBe('true')

    await chooseToCompare(page, 2)
    await press(tray.getByRole('button', { name: /^Remove/ }).first(), () =>
      expect.poll(() => tray.getByRole('listitem').count()).toBe(1),
    )
    await expectFocus(tray.getByRole('link').first())
    await press(tray.getByRole('button', { name: 'Clear', exact: true }), gone)
    await expect.poll(() => focusedName(page)).toMatch(/^Compare /)
  })

  test('when a column of a comparison is removed, and when it is swapped', async () => {
    const page = await visit('/compare?products=ball-valve-dn15,ball-valve-dn25,gauge-63')
    const remove = main(page).getByRole('link', { name: 'Remove Ball valve DN 25' })
    await press(remove, () => remove.waitFor({ state: 'detached' }))
    // The next key goes on from the table.
    await page.keyboard.press('Tab')
    await expectFocus(main(page).getByRole('region', { name: 'Comparison' }))
    const swap = main(page).getByRole('link', { name: 'Swap Pressure gauge 63 mm' })
    const field = main(page).getByLabel('In place of Pressure gauge 63 mm')
    await press(swap, () => field.waitFor())
    await expectFocus(field)
  })

  test('when lines of a list are removed, down to the last one', async () => {
    const page = await visit('/list?items=QB-15:4,QG-63:2,QK-15:1')
    for (const number of ['QG-63', 'QB-15', 'QK-15']) {
      const remove = page.getByRole('button', { name: `Remove ${number}` })
      await press(remove, () => remove.waitFor({ state: 'detached' }))
      await expect.poll(() => focusedName(page)).not.toBe('')
    }
  })

  test('at the ends of a document, and of its sizes', async () => {
    const page = await visit(`${center}?doc=valve-catalog`)
    await viewer(page).locator('[aria-label="Page 1"][aria-busy=false]').waitFor()
    const button = (name: string) => viewer(page).getByRole('button', { name, exact: true })
    for (const number of ['2', '3', '4', '5']) {
      await press(button('Next page'), () =>
        expect.poll(() => pageField(page).inputValue()).toBe(number),
      )
    }
    await expectFocus(button('Next page'))
    expect(await button('Next page').getAttribute('aria-disabled')).toBe('true')
    for (const name of ['Larger', 'Smaller']) {
      await button(name).focus()
      for (let presses = 0; presses < 14; presses++) await page.keyboard.press('Enter')
      await settled(page)
      expect(await button(name).getAttribute('aria-disabled')).toBe('true')
      await expectFocus(button(name))
    }
  })

  test('when the assistant begins anew', async () => {
    const page = await visit('/products')
    await opener(page).click()
    await page.getByRole('log').getByRole('button').first().press('Enter')
    const again = panel(page).getByRole('button', { name: 'Start over' })
    await expect.poll(() => again.isEnabled()).toBe(true)
    await press(again, () => again.waitFor({ state: 'detached' }))
    await expectFocus(message(page))
  })
})

/** What opens over a page and no other journey closes: what opens it, and what is gone then. */
const overlays: {
  what: string
  path: string
  width?: number
  opener: (page: Page) => Locator
  opened: (page: Page) => Locator
  /** It holds nothing that the focus could go to. */
  isText?: true
}[] = [
  {
    what: 'the menu of a phone',
    path: '/about',
    width: 390,
    opener: (page) => page.getByRole('button', { name: 'Menu', exact: true }),
    opened: (page) => page.getByRole('navigation', { name: 'Main' }),
  },
  {
    what: 'a point on a picture',
    path: '/ball-valve-dn15',
    opener: (page) => main(page).getByRole('button', { name: 'Lever' }),
    opened: (page) => page.getByText('In line with the pipe when the valve is open.'),
    isText: true,
  },
  {
    what: 'a PDF over a product',
    path: '/ball-valve-dn15',
    opener: (page) => main(page).getByRole('link', { name: 'Data sheet' }).first(),
    opened: viewer,
  },
  {
    what: 'a film',
    path: `${center}?category=Videos`,
    opener: (page) => main(page).getByRole('link', { name: /^View/ }).first(),
    opened: viewer,
  },
]

test.each(overlays)('Escape closes $what and leads back to what opened it', async (overlay) => {
  const page = await visit(overlay.path, { width: overlay.width ?? 1440, reducedMotion: 'reduce' })
  const from = overlay.opener(page)
  await from.focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => overlay.opened(page).first().isVisible()).toBe(true)
  if (!overlay.isText) await page.keyboard.press('Tab')
  await page.keyboard.press('Escape')
  await expect.poll(() => overlay.opened(page).first().isVisible()).toBe(false)
  await expectFocus(from)
})
