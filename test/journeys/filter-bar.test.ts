import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { useSite } from '#test/visit.ts'

const { visit } = useSite()

const bar = (page: Page) => page.getByRole('list', { name: 'Filters' })
const left = (page: Page) => bar(page).evaluate((list) => list.scrollLeft)

/** The bar as the server sent it: its code takes its place at the first sign of a visitor. */
async function sent(page: Page) {
  const list = await bar(page).elementHandle()
  return { isThere: () => list.evaluate((one) => one.isConnected) }
}

describe('the bar of filters whose code comes at the first sign', () => {
  test('stays where it was scrolled to', async () => {
    const page = await visit('/products', { width: 390 })
    const { isThere } = await sent(page)
    await bar(page).evaluate((list) => (list.scrollLeft = 90))
    expect(await isThere()).toBe(true)
    await bar(page).hover()
    await expect.poll(isThere).toBe(false)
    expect(await left(page)).toBe(90)
  })

  test('is not replaced under who scrolls it', async () => {
    const page = await visit('/products', {
      width: 390,
      prepare: (page) => page.clock.install({ time: 0 }),
    })
    await page.clock.pauseAt(60_000)
    const { isThere } = await sent(page)
    await bar(page).hover()
    for (let steps = 1; steps <= 4; steps++) {
      await page.mouse.wheel(12, 0)
      await expect.poll(() => left(page)).toBe(12 * steps)
      await page.clock.runFor(100)
      await page.waitForTimeout(100)
      expect(await isThere()).toBe(true)
    }
    await page.clock.runFor(200)
    await expect.poll(isThere).toBe(false)
    expect(await left(page)).toBe(48)
  })
})
