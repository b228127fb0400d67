import type { Page } from 'playwright-core'

/** What the browser complains of where there is no network. */
export const withoutNetwork =
  /ERR_INTERNET_DISCONNECTED|ERR_EMPTY_RESPONSE|ERR_FAILED|Failed to fetch|uncaught: Event|network error/

export const keepButton = (page: Page) =>
  page.getByRole('button', { name: 'Keep offline', exact: true })
export const removeButton = (page: Page) => page.getByRole('button', { name: 'Remove copy' })

/** Keeps the page and waits until the service worker answers for it. */
export async function keepOffline(page: Page): Promise<void> {
  await keepButton(page).click()
  await removeButton(page).waitFor()
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
}
