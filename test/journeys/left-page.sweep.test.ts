import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { useSite } from '#test/visit.ts'

const { visit, quiet } = useSite()

declare global {
  interface Window {
    /** When the next page's heading stood there, on the clock of the page. */
    shownAt?: number
  }
}

/** Scrolled before its scripts came, which is no sign to them. */
const scrolledFirst = (page: Page) =>
  page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      scrollTo(0, 300)
      const first = document.querySelector('h1')!.textContent
      new MutationObserver(() => {
        const heading = document.querySelector('h1')?.textContent
        if (heading && heading !== first) window.shownAt ??= performance.now()
      }).observe(document, { subtree: true, childList: true, characterData: true })
    })
  })

test('filters of a page that is left come once the next one is shown, whose top nobody scrolled to', async () => {
  const page = await visit('/products', { width: 390, prepare: scrolledFirst })
  await quiet(page)
  const asked = () =>
    page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => /\/filter-bar-[^/]*\.js$/.test(name))
        .map(({ startTime }) => startTime),
    )
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0)
  expect(await asked()).toEqual([])
  const link = page.getByRole('article').getByRole('heading').getByRole('link').nth(1)
  // As a finger does: nothing moves before it.
  await link.dispatchEvent('click')
  await expect.poll(() => page.evaluate(() => window.shownAt)).toBeGreaterThan(0)
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await expect.poll(async () => (await asked()).length).toBe(1)
  const [[at], shownAt] = [await asked(), await page.evaluate(() => window.shownAt!)]
  expect(at! - shownAt).toBeGreaterThan(100)
})
