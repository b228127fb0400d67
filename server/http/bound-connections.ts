import type { Server } from 'node:net'
import type { Logger } from 'pino'

type Options = { log: Pick<Logger, 'warn'>; most?: number; now?: () => number }

/** Each takes a descriptor, and 32 KB while its headers come; a proxy keeps some dozens. */
const mostOpen = 2000
const toldEveryMilliseconds = 60_000

/**
 * So many connections are open at once, shared out among servers of one address; whoever comes beyond
 * them is let go of, and logged.
 */
export function boundConnections(
  servers: readonly Server[],
  { log, most = mostOpen, now = Date.now }: Options,
): void {
  let told = -Infinity
  for (const server of servers) {
    server.maxConnections = Math.ceil(most / servers.length)
    server.on('drop', () => {
      if (now() - told < toldEveryMilliseconds) return
      told = now()
      log.warn({ most }, 'http: more connections than are kept open')
    })
  }
}
