import type { Browser, Page } from 'playwright-core'
import { openPhone } from './phone.ts'

/** How long a visitor may do nothing; what is loaded by then came before interaction. */
const stillMilliseconds = 4000

export type Transfer = { url: string; type: string; bytes: number }

/** What a phone with an empty cache loads of a page before anybody does anything. */
export async function transfersOf(browser: Browser, url: string): Promise<Transfer[]> {
  const page = await openPhone(browser, { slow: false })
  const transfers: Promise<Transfer>[] = []
  collect(page, transfers)
  await page.goto(url)
  await page.waitForTimeout(stillMilliseconds)
  const finished = await Promise.all(transfers)
  await page.context().close()
  return finished
}

function collect(page: Page, transfers: Promise<Transfer>[]): void {
  page.on('requestfinished', (request) => {
    const sizes = request.sizes()
    transfers.push(
      sizes.then(({ responseBodySize }) => ({
        url: request.url(),
        type: request.resourceType(),
        bytes: responseBodySize,
      })),
    )
  })
}
