import type { Page } from 'playwright-core'

/** Has the page lay out what browsers leave until it is scrolled to: before, its place is a guess. */
export async function drawAll(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>('body *'))
      if (getComputedStyle(element).contentVisibility === 'auto')
        element.style.contentVisibility = 'visible'
  })
}
