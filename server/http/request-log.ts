import type { MiddlewareHandler } from 'hono'
import type { Logger } from 'pino'
import type { Metrics } from './metrics.ts'
import { withoutSecrets } from './without-secrets.ts'

type Answered = { method: string; path: string; status: number; seconds: number }

/** One log line and one observation for a request. Addresses, query strings and secrets stay out of the log. */
export function createRequestRecord(log: Pick<Logger, 'info' | 'error'>, metrics: Metrics) {
  return ({ method, path: asked, status, seconds }: Answered): void => {
    const path = withoutSecrets(asked)
    metrics.observeRequest({ method, status, seconds })
    log[status >= 500 ? 'error' : 'info']({ method, path, status, ms: Math.round(seconds * 1000) })
  }
}

const quietMilliseconds = 1000

/**
 * The same of requests that are turned away unread: one observation each, and a line a second with how
 * many there were and what one of them asked for. Who floods a site does not fill its disk as well.
 */
export function createRefusalRecord(log: Pick<Logger, 'error'>, metrics: Metrics) {
  let refused = 0
  let last: Answered | undefined
  const tell = () => {
    if (!last) return
    const { method, path, status } = last
    log.error({ method, path: withoutSecrets(path), status, requests: refused }, 'turned away')
    refused = 0
    last = undefined
  }
  return (answered: Answered): void => {
    metrics.observeRequest(answered)
    if (!last) setTimeout(tell, quietMilliseconds).unref()
    refused++
    last = answered
  }
}

export function requestLog(
  log: Pick<Logger, 'info' | 'error'>,
  metrics: Metrics,
): MiddlewareHandler {
  const record = createRequestRecord(log, metrics)
  return async (c, next) => {
    const start = performance.now()
    await next()
    const seconds = (performance.now() - start) / 1000
    record({ method: c.req.method, path: c.req.path, status: c.res.status, seconds })
  }
}
