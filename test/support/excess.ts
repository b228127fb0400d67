import type { Page } from 'playwright-core'

/** By how many pixels a page is wider than its window. */
export const excess = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
