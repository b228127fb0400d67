import type { Page } from 'playwright-core'

/** Has the page's clock, which a test has installed, pass the time after which late code comes. */
export async function bringLateCode(page: Page): Promise<void> {
  await page.mouse.move(300, 300)
  await page.clock.runFor(7000)
}

/** Waits until the worker answers for the page. */
export async function underWorker(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
}

/** What the browser tolerates where there is no network: its own complaints of that. */
export const withoutNetwork =
  /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|uncaught: Event|network error/
