import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import type { ListingState } from '#domain/catalogue/listing-state.ts'
import { labelOf, listing, plain } from './catalogue.ts'

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
  const values = filterValues(page, key)
  if (!(await values.isVisible())) await filterButton(page, key).click()
  await values.waitFor()
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

/** The page shows what the catalogue, asked by the test itself, has for this state. */
export async function expectListing(page: Page, state: Partial<ListingState>): Promise<void> {
  const { matched, total, items } = listing(state)
  await expectText(status(page), `Showing ${matched} of ${total} products`)
  await expect.poll(() => shownSlugs(page)).toEqual(items.map(({ slug }) => slug))
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
