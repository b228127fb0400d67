import type { Redis } from 'ioredis'
import type { Logger } from 'pino'
import type { DependencyState } from './health.ts'

/** How long a visitor's request waits for a count. */
const timeoutMilliseconds = 300
const maxPauseMilliseconds = 5000
/** A connection that says nothing for so long after a question is lost: nobody else would tell us. */
const silenceMilliseconds = 2000

/**
 * Connects, and connects again whenever the connection is lost; says so once each time. The client is
 * loaded by who has a Redis: it takes 7 MB.
 */
export async function connectRedis(
  url: string,
  log: Pick<Logger, 'info' | 'warn'>,
): Promise<Redis> {
  const { Redis } = await import('ioredis')
  let failing = false
  const redis = new Redis(url, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    connectTimeout: 2000,
    commandTimeout: timeoutMilliseconds,
    socketTimeout: silenceMilliseconds,
    retryStrategy: (times) => Math.min(times * 200, maxPauseMilliseconds),
  })
  redis.on('error', (error) => {
    if (!failing) log.warn({ err: error }, 'limits: Redis does not answer; counting in memory')
    failing = true
  })
  redis.on('ready', () => {
    if (failing) log.info('limits: Redis answers again')
    failing = false
  })
  return redis
}

/** Whether all servers count together. */
export async function limitsState(redis: Redis): Promise<DependencyState & { reason?: string }> {
  try {
    await redis.ping()
    return { status: 'ok' }
  } catch {
    const reason = 'Redis does not answer, so each server counts for itself'
    return { status: 'stale', reason }
  }
}
