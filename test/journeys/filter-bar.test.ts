import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { watchFrames } from '#test/frames.ts'
import { useSite } from '#test/visit.ts'

const { visit, quiet, url } = useSite()

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

test('filters that stand in another order move in sight first', async () => {
  const page = await visit('/products?q=gauge')
  const inSight = 14
  // The bar's code comes at a first sign.
  await page.getByRole('searchbox', { name: 'Search all products' }).hover()
  await quiet(page)
  const frames = await watchFrames(page, 'ul[aria-label=Filters] > li > button')
  await page.getByRole('button', { name: 'Clear All Filters' }).click()
  await page.waitForURL(url('/products'))
  await expect.poll(async () => (await frames()).length).toBe(3)
  const [before, first, last] = await frames()
  expect(last!.length).toBeGreaterThan(inSight)
  expect(first!.slice(0, inSight)).toEqual(last!.slice(0, inSight))
  const others = before!.filter((label) => last!.slice(inSight).includes(label))
  expect(first!.slice(inSight)).toEqual(others)
})
