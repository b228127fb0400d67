import type { Page, Response } from 'playwright-core'
import { expect } from 'vitest'
import { comeToRest, type useSite } from './visit.ts'

/** CONTRACT, Budgets. */
const scriptBudget = 15_000

/** An answer as it travelled: `bytes` are those of its body, compressed as it came. */
type Transfer = { address: string; type: string; bytes: number }

/** Notes every answer that a page gets from now on in `transfers`, once it has come whole. */
function recordTransfers(page: Page, transfers: Transfer[]): void {
  page.on('response', (response: Response) => {
    const request = response.request()
    void response
      .finished()
      .then(() => request.sizes())
      .then(({ responseBodySize }) =>
        transfers.push({
          address: response.url(),
          type: request.resourceType(),
          bytes: responseBodySize,
        }),
      )
      // An answer the page no longer waits for.
      .catch(() => undefined)
  })
}

const sumOf = (transfers: readonly Transfer[]) =>
  transfers.reduce((total, { bytes }) => total + bytes, 0)

/** A line for each, for the message of a test that fails. */
const listOf = (transfers: readonly Transfer[]) =>
  transfers.map(({ address, bytes }) => `${bytes} ${address}`).join('\n')

/**
 * Opens a page as a phone does. The scripts that it loads before any interaction keep their budget,
 * and nothing comes from elsewhere.
 */
export async function loadedWithinBudget(
  path: string,
  site: ReturnType<typeof useSite>,
): Promise<void> {
  const transfers: Transfer[] = []
  const page = await site.visit(path, {
    width: 390,
    pictures: true,
    // As browsers ask by themselves.
    extraHTTPHeaders: {},
    prepare: async (fresh) => {
      await fresh.clock.install()
      recordTransfers(fresh, transfers)
    },
  })
  await comeToRest(page)
  await site.quiet(page)
  const scripts = transfers.filter(({ type }) => type === 'script')
  expect(scripts.length).toBeGreaterThan(0)
  expect(sumOf(scripts), listOf(scripts)).toBeLessThanOrEqual(scriptBudget)
  expect(transfers.filter(({ address }) => !address.startsWith(site.url('/')))).toEqual([])
}
