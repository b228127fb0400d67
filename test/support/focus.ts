import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'

export const isFocused = (place: Locator) => place.evaluate((one) => one === document.activeElement)

export const expectFocus = (place: Locator) => expect.poll(() => isFocused(place)).toBe(true)

/** The text of what has the focus. */
export const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent)
