import type { Page } from 'playwright-core'

/** Has a page that is looked at be ready for paper: what it is printed with comes at the first sign. */
export async function readyForPaper(page: Page): Promise<void> {
  await page.mouse.move(200, 200)
  await page.mouse.move(201, 201)
  await page.waitForFunction(
    () => document.querySelector<HTMLLinkElement>('link[media=print]')?.sheet,
  )
}
