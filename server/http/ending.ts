import type { Server } from 'node:http'
import type { MiddlewareHandler } from 'hono'

type Options = {
  server: Server
  /** How long requests are still taken, for whoever shares them out to look at `/readyz` meanwhile. */
  waitMilliseconds: number
  /** For the answers and deliveries that are under way by then. */
  maxMilliseconds: number
  /** Called once it has begun: nothing new is begun any more. */
  begun: () => void
  /** Ends what goes on beside requests; `answered` when the last answer is sent. */
  finish: (answered: Promise<void>) => Promise<unknown>
  exit: (status: number) => void
}

/** How often connections that have become idle are looked for: a client may keep one for long. */
const idleMilliseconds = 250

/**
 * Ends a server so that nobody's request is lost: first it says that it is going, and answers all the
 * same, on connections that end with the answer; then it takes no more and finishes what is under way.
 */
export function createEnding(options: Options) {
  const { server, maxMilliseconds, begun, finish, exit } = options
  let isEnding = false

  function close(): void {
    const answered = new Promise<void>((resolve) => server.close(() => resolve()))
    setInterval(() => server.closeIdleConnections(), idleMilliseconds).unref()
    void finish(answered).then(() => exit(0))
    setTimeout(() => exit(0), maxMilliseconds).unref()
  }

  /** `isWatched`: somebody waits for it at a keyboard, and nobody shares requests out. */
  return (isWatched: boolean): void => {
    if (isEnding) return exit(1)
    isEnding = true
    begun()
    if (isWatched) close()
    else setTimeout(close, options.waitMilliseconds)
  }
}

/** Has whoever asks while the server ends open the next connection to another. */
export const closeWhileEnding =
  (isEnding: () => boolean): MiddlewareHandler =>
  async (c, next) => {
    await next()
    if (isEnding()) c.res.headers.set('connection', 'close')
  }
