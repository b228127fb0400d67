import type { MiddlewareHandler } from 'hono'
import type { Logger } from 'pino'
import type { Metrics } from '#server/metrics.ts'

/** One log line and one observation per request. Addresses and query strings stay out of the log. */
export function requestLog(
  log: Pick<Logger, 'info' | 'error'>,
  metrics: Metrics,
): MiddlewareHandler {
  return async (c, next) => {
    const start = performance.now()
    await next()
    const seconds = (performance.now() - start) / 1000
    const { method, path } = c.req
    const { status } = c.res
    metrics.observeRequest({ method, status, seconds })
    log[status >= 500 ? 'error' : 'info']({ method, path, status, ms: Math.round(seconds * 1000) })
  }
}
