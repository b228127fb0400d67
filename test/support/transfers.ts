import type { Page, Response } from 'playwright-core'

/** An answer as it travelled: `bytes` are those of its body, compressed as it came. */
export type Transfer = { address: string; type: string; bytes: number }

/** Notes every answer that a page gets from now on in `transfers`, once it has come whole. */
export function recordTransfers(page: Page, transfers: Transfer[]): void {
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

/** Bytes of all. */
export const sumOf = (transfers: readonly Transfer[]) =>
  transfers.reduce((total, { bytes }) => total + bytes, 0)

/** A line for each, for the message of a test that fails. */
export const listOf = (transfers: readonly Transfer[]) =>
  transfers.map(({ address, bytes }) => `${bytes} ${address}`).join('\n')
