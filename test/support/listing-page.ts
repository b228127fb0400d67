import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { labelOf, plain } from './catalogue.ts'
import { listed } from './known-products.ts'
import { wakeIsland } from './wake-island.ts'

export const results = (page: Page) => page.getByRole('region', { name: 'Results' })
export const status = (page: Page) => results(page).getByRole('status')
export const filterButton = (page: Page, key: string) =>
  page
    .getByRole('list', { name: 'Filters' })
    .getByRole('button', { name: new RegExp(`^${escaped(labelOf(key))}( ·|$)`) })

/** The open dropdown of a filter. */
export const filterValues = (page: Page, key: string) =>
  page.getByRole('group', { name: labelOf(key), exact: true })

export async function openFilter(page: Page, key: string): Promise<Locator> {
  await wakeIsland(page, 'list-controls')
  const values = filterValues(page, key)
  if (!(await values.isVisible())) await filterButton(page, key).click()
  await values.waitFor()
  // Those of numbers are shown on request.
  const request = values.getByText('Values', { exact: true })
  if ((await request.count()) && !(await values.getByRole('checkbox').count()))
    await request.click()
  return values
}

/** The checkbox of one value, whatever count stands beside it. */
export function checkbox(values: Locator, label: string): Locator {
  return values.getByRole('checkbox', { name: new RegExp(`^${escaped(plain(label))} \\d+$`) })
}

/** Addresses of the products on the page, in order. */
export async function shownSlugs(page: Page): Promise<string[]> {
  const links = page.getByRole('article').getByRole('heading').getByRole('link')
  const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
  return addresses.map((address) => address!.slice(1))
}

const pageSize = 20

/** The list of the neutral company's products has these, in this order, and shows those of the page. */
export async function expectProducts(
  page: Page,
  slugs: readonly string[],
  number = 1,
): Promise<void> {
  await expectText(status(page), `Showing ${slugs.length} of ${listed.length} products`)
  const shown = slugs.slice((number - 1) * pageSize, number * pageSize)
  await expect.poll(() => shownSlugs(page)).toEqual(shown)
}

/** The list has found exactly these, on one page, in the order of how well they fit. */
export async function expectFound(page: Page, slugs: readonly string[]): Promise<void> {
  await expectText(status(page), `Showing ${slugs.length} of ${listed.length} products`)
  await expect.poll(async () => (await shownSlugs(page)).toSorted()).toEqual(slugs.toSorted())
}

export async function expectText(locator: Locator, text: string): Promise<void> {
  await expect.poll(async () => plain(await locator.innerText())).toBe(text)
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}

/** Presses a value's checkbox and waits until the list has followed. */
export async function choose(values: Locator, label: string): Promise<void> {
  const box = checkbox(values, label)
  const was = await box.isChecked()
  await box.click()
  await expect.poll(() => box.isChecked()).toBe(!was)
}
