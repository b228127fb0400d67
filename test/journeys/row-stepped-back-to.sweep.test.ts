import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectText } from '#test/listing-page.ts'
import { heading, mains } from '#test/step-back.ts'
import { useSite } from '#test/visit.ts'

const { visit, quiet } = useSite()

/** Runs in the page: steps back, and tells how far its rows are scrolled in the first frame of what was left. */
async function leftInFirstFrame(): Promise<number[]> {
  const left = location.pathname
  history.back()
  do await new Promise((frame) => requestAnimationFrame(frame))
  while (location.pathname === left)
  const rows = document.querySelectorAll('main:not([id]) [aria-roledescription] ul')
  return [...rows].map(({ scrollLeft }) => scrollLeft)
}

const region = (page: Page) => page.getByRole('region', { name: 'Related products' })
const row = (page: Page) => region(page).getByRole('list')
const left = (page: Page) => row(page).evaluate(({ scrollLeft }) => scrollLeft)

test('a row is stepped back to where it was left', async () => {
  const page = await visit('/ball-valve-dn15', { width: 390 })
  await region(page).getByRole('button', { name: 'Next' }).click()
  const before = await row(page).evaluate(({ clientWidth }) => clientWidth)
  await expect.poll(() => left(page)).toBe(before)
  await row(page).locator('h3 a').nth(1).click()
  await expect.poll(() => heading(page).innerText()).not.toBe('Ball valve DN 15')
  await quiet(page)
  expect(await page.evaluate(leftInFirstFrame)).toContain(before)
  await expect.poll(() => mains(page)).toBe(1)
  await expectText(heading(page), 'Ball valve DN 15')
  await expect.poll(() => left(page)).toBe(before)
  // Another page of the same kind begins at its own start.
  await page.goForward()
  await expect.poll(() => heading(page).innerText()).not.toBe('Ball valve DN 15')
  await quiet(page)
  expect(await left(page)).toBe(0)
})
