import type { Server } from 'node:net'
import type { Logger } from 'pino'

type Options = { log: Pick<Logger, 'warn'>; most?: number; now?: () => number }

/** Each takes a descriptor, and 32 KB while its headers come; a proxy keeps some dozens. */
const mostOpen = 2000
const warnedEveryMilliseconds = 60_000

/**
 * Bounds the connections that are open at once. One address has at most as many as are left for all
 * others, so that nobody keeps everybody out; what comes beyond that is closed, and logged.
 */
export function boundConnections(
  server: Server,
  { log, most = mostOpen, now = Date.now }: Options,
): void {
  const held = new Map<string, number>()
  let open = 0
  let lastWarned = -Infinity

  function warn(): void {
    if (now() - lastWarned < warnedEveryMilliseconds) return
    lastWarned = now()
    log.warn({ most }, 'http: more connections than are kept open')
  }

  server.maxConnections = most
  server.on('drop', warn)
  server.on('connection', (socket) => {
    const address = socket.remoteAddress ?? ''
    const heldByAddress = held.get(address) ?? 0
    if (heldByAddress >= most - open) {
      warn()
      socket.destroy()
      return
    }
    open++
    held.set(address, heldByAddress + 1)
    socket.once('close', () => {
      open--
      const left = held.get(address)! - 1
      if (left > 0) held.set(address, left)
      else held.delete(address)
    })
  })
}
