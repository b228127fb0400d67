import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/** What a page asks for from now on: the paths of one kind of request. */
export function record(page: Page, type: string): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === type) asked.push(new URL(request.url()).pathname)
  })
  return asked
}

/** Once a page has come to rest, everything that may be wanted soon is there: a file so called. */
export const routeAtHand = (page: Page, part: string, ending = '') =>
  expect
    .poll(() =>
      page.evaluate(
        ([name, end]) =>
          performance
            .getEntriesByType('resource')
            .some(
              (entry) => entry.name.includes(name) && entry.name.replace(/#$/, '').endsWith(end),
            ),
        [part, ending] as const,
      ),
    )
    .toBe(true)

/** Menus are closed and the footer is far: what counts is where their links lead. */
export async function follow(page: Page, address: string): Promise<void> {
  const { pathname, search } = new URL(address)
  const link = page.locator(`a[href="${pathname + search}"]`).first()
  await link.evaluate((element: HTMLElement) => element.click())
  await page.waitForURL(address)
}
