import type { Page } from 'playwright-core'

/** Has an island of the page hydrate, as a pointer does on its way to it. Without scripts it does nothing. */
export async function wakeIsland(page: Page, name: string): Promise<void> {
  const hasScripts = () => document.documentElement.dataset.hydrated !== undefined
  const island = page.locator(`[data-island="${name}"]`)
  if ((await island.count()) === 0 || !(await page.evaluate(hasScripts))) return
  await island.dispatchEvent('pointerover')
  await island.and(page.locator('[data-awake]')).waitFor({ state: 'attached' })
}
