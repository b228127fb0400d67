import type { MiddlewareHandler } from 'hono'
import type { Logger } from 'pino'
import type { Metrics } from './metrics.ts'
import { withoutSecrets } from './without-secrets.ts'

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
