import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { opener, panel } from '#test/chat-page.ts'
import { hydrated, settled, useSite } from '#test/visit.ts'

const { visit, url } = useSite()

/** When scripts were asked for, in milliseconds of the page, and when it was loaded. */
const timesOf = (page: Page) =>
  page.evaluate(() => {
    const [document] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    const files = performance.getEntriesByType('resource')
    const scripts = files.filter(({ name }) => name.endsWith('.js'))
    return { loaded: document!.loadEventStart, asked: scripts.map(({ startTime }) => startTime) }
  })

/** Opened anew, as by its address, with nothing done to it. */
async function openedAnew(path: string): Promise<Page> {
  const page = await visit('/products')
  await page.goto(url(path))
  await settled(page)
  return page
}

describe('scripts of a page', () => {
  test.each(['/', '/products', '/family/ball-valves'])(
    '%s: start once it is shown',
    async (path) => {
      const page = await openedAnew(path)
      await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
      const { loaded, asked } = await timesOf(page)
      expect(asked.length).toBeGreaterThan(5)
      expect(Math.min(...asked)).toBeGreaterThanOrEqual(loaded)
    },
  )

  test('of one that is only read start with the first sign of its reader', async () => {
    const page = await openedAnew('/privacy-policy')
    await page.waitForTimeout(500)
    expect((await timesOf(page)).asked).toEqual([])
    await page.keyboard.press('Tab')
    await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
  })

  test('what is pressed before they have come is pressed once they have, once', async () => {
    const page = await visit('/products')
    const { promise: gone, resolve: letGo } = Promise.withResolvers<void>()
    let held = 0
    await page.route(/\.js$/, async (route) => {
      held += 1
      await gone
      await route.continue()
    })
    await page.goto(url('/products'))
    await opener(page).click()
    // A link, a menu and what sends a form need no scripts.
    const menu = page.getByRole('button', { name: 'Products' }).first()
    await menu.click()
    await page.locator('#menu-products:popover-open').waitFor()
    expect(held).toBeGreaterThan(5)
    letGo()
    await panel(page).waitFor()
    await hydrated(page)
    expect(await panel(page).isVisible()).toBe(true)
  })
})
