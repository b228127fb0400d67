import { describe, expect, test } from 'vitest'
import { expectFocus } from '#test/focus.ts'
import { opener, panel } from '#test/chat-page.ts'
import { visitAhead } from '#test/hold-requests.ts'
import { checkbox, choose, filterButton, openFilter } from '#test/listing-page.ts'
import { hydrated, useSite } from '#test/visit.ts'

const site = useSite()

const guide = '/documents/ball-valve-installation-guide'

describe('before scripts have come', () => {
  test('a step that is ticked is kept', async () => {
    const { page, letThrough } = await visitAhead(site, guide)
    const second = page.getByRole('checkbox', { name: 'Step 2 done' })
    const counted = page.getByRole('status').filter({ hasText: 'steps done' })
    await second.check()
    const before = await counted.boundingBox()
    letThrough()
    await expect.poll(() => counted.innerText()).toBe('1 of 6 steps done')
    // And nothing has moved.
    expect(await counted.boundingBox()).toEqual(before)
    await page.reload()
    await expect.poll(() => counted.innerText()).toBe('1 of 6 steps done')
    expect(await second.isChecked()).toBe(true)
  })

  test('what is pressed is pressed once they have, once', async () => {
    const { page, letThrough } = await visitAhead(site, '/products')
    await opener(page).click()
    // A link, a menu and what sends a form need no scripts.
    const menu = page.getByRole('button', { name: 'Products' }).first()
    await menu.click()
    await page.locator('hover-menus details[open]').waitFor()
    letThrough()
    await panel(page).waitFor()
    await hydrated(page)
    expect(await panel(page).isVisible()).toBe(true)
  })

  test.each([
    [1280, 'Products', 'hover-menus'],
    [390, 'Menu', 'header-menus'],
  ])('a menu that is opened stays open, %s px', async (width, name, menus) => {
    const { page, letThrough } = await visitAhead(site, '/products')
    await page.setViewportSize({ width, height: 900 })
    await page.getByRole('banner').getByRole('button', { name, exact: true }).click()
    await page.locator(`${menus} details[open]`).waitFor()
    letThrough()
    await hydrated(page)
    // Effects have run by then, and what would close it.
    await page.waitForTimeout(300)
    expect(await page.locator(`${menus} details[open]`).count()).toBe(1)
  })

  const asked = 'ball valve dn 25 or more'

  test('what is typed into the header is read once they have', async () => {
    const { page, letThrough } = await visitAhead(site, '/privacy-policy')
    const form = page.getByRole('banner').getByRole('search')
    await form.getByRole('searchbox').click()
    await page.keyboard.type(asked)
    letThrough()
    await form.getByRole('listitem').getByRole('link').first().waitFor()
    expect(await form.getByRole('searchbox').inputValue()).toBe(asked)
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/products\?q=ball/)
  })

  describe('what is chosen in a filter', () => {
    /** A filter of the bar, opened while no script runs: its values come with the page, or by another. */
    async function openedBefore(path: string, filter: string) {
      const { page, letThrough } = await visitAhead(site, path)
      return { page, values: await openFilter(page, filter), letThrough }
    }

    test('figures are asked for, and their filter stays with the focus', async () => {
      // Of an address with a fragment the browser itself takes the focus once all scripts have come.
      const { page, values, letThrough } = await openedBefore('/products', 'pressure')
      const least = values.getByLabel('At least')
      await least.fill('60')
      letThrough()
      await page.getByRole('link', { name: /60 bar or more/ }).waitFor()
      expect(await least.inputValue()).toBe('60')
      await expectFocus(least)
      // Its fold was opened, too.
      expect(await values.getByRole('checkbox').first().isVisible()).toBe(true)
      await values.getByLabel('At most').fill('100')
      await page.getByRole('link', { name: /60.*100 bar/ }).waitFor()
      await filterButton(page, 'pressure').click()
      await values.waitFor({ state: 'hidden' })
    })

    test('a value is chosen, once, in a filter that stays open', async () => {
      const { page, values, letThrough } = await openedBefore('/products', 'connection')
      await choose(values, 'Butt weld')
      letThrough()
      await page.waitForURL(/connection=Butt/)
      await hydrated(page)
      await expect.poll(() => checkbox(values, 'Butt weld').isChecked()).toBe(true)
    })

    test('and in one that was closed again', async () => {
      const { page, values, letThrough } = await openedBefore('/products', 'connection')
      await choose(values, 'Butt weld')
      await page.getByRole('heading', { level: 1 }).click()
      await values.waitFor({ state: 'hidden' })
      letThrough()
      await page.waitForURL(/connection=Butt/)
      expect(await values.isVisible()).toBe(false)
    })
  })
})
