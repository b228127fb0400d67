import type { Page } from 'playwright-core'
import { plain } from './catalogue.ts'
import { wakeIsland } from './wake-island.ts'

/** What the address asks, as it is written. */
export const search = (page: Page) => new URL(page.url()).search

/** What is chosen, as it stands above the list. */
export const chips = (page: Page) =>
  page.getByRole('list', { name: 'Chosen filters' }).getByRole('link')

export async function chipTexts(page: Page): Promise<string[]> {
  return (await chips(page).allInnerTexts()).map((text) => plain(text).replace(/ ✕.*$/, ''))
}

/** The sheet of all filters, where scripts run. */
export function sheetOf(page: Page) {
  const sheet = page.getByRole('dialog', { name: 'All filters' })
  return {
    sheet,
    open: async () => {
      await wakeIsland(page, 'list-controls')
      await page.getByRole('button', { name: /^All filters/ }).click()
    },
    find: sheet.getByRole('searchbox', { name: 'Find a filter' }),
    show: sheet.getByRole('button', { name: /^Show \d+ products?$/ }),
  }
}

/** What a server says by itself: one that has just started lists what a text finds before it can read it. */
export const answer = async (page: Page, address: string) =>
  (await page.request.get(address)).text()
