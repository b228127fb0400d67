import type { MiddlewareHandler } from 'hono'
import type { Logger } from 'pino'
import type { Metrics } from './metrics.ts'

/** One log line and one observation for a request. Addresses, query strings and secrets stay out of the log. */
export function requestLog(
  log: Pick<Logger, 'info' | 'error'>,
  metrics: Metrics,
): MiddlewareHandler {
  return async (c, next) => {
    const start = performance.now()
    await next()
    const seconds = (performance.now() - start) / 1000
    const [{ method }, { status }] = [c.req, c.res]
    metrics.observeRequest({ method, status, seconds })
    // 503 sends a visitor away for a moment: a flood is no list of errors.
    const level = status >= 500 && status !== 503 ? 'error' : 'info'
    log[level]({
      method,
      path: withoutSecrets(c.req.path),
      status,
      ms: Math.round(seconds * 1000),
    })
  }
}

/** What follows the address of quotes, however its slash is written: known to one visitor alone. */
const quoteSecret = /(quote(?:[/;\\]|%[\da-f]{2})+)[^/]+/gi
/** Long enough to be such a secret: 128 bits are 22 letters of base64url. */
const longWord = /[\w-]{22,}/g

/** A path as it may stand in a log. */
export const withoutSecrets = (path: string): string =>
  path
    .replace(quoteSecret, '$1…')
    // Slugs have no capitals, and hardly a secret has none.
    .replace(longWord, (word) => (/[A-Z]/.test(word) ? '…' : word))
