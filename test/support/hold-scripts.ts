import type { Page } from 'playwright-core'

/** Has the scripts of a page wait from now on, until what is returned is called. */
export async function holdScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(/\/assets\/[^/]*\.js$/, async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}
