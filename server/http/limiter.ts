import type { Redis } from 'ioredis'
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible'
import type { Context, MiddlewareHandler } from 'hono'
import { plural } from '#domain/texts/plural.ts'
import * as texts from '#texts/answers.ts'
import { widerNetworks } from './client-address.ts'
import type { ClientAddress } from './client-address.ts'

/** So many in a window of so many seconds. */
export type Rate = { points: number; seconds: number }

export type Limiter = {
  /** Takes of the key's places in the window, one or more; `retryAfter` are seconds until there are. */
  take(key: string, places?: number): Promise<{ ok: true } | { ok: false; retryAfter: number }>
}

/**
 * Callers that are counted at once in memory, half a KB each: without an end, whoever has a network of
 * addresses would fill it for as long as the window lasts, which may be a day. Who came least lately
 * is forgotten first.
 */
const maxCallers = 20_000

/** Customers of ordinary providers get a /56 or a /48: all their /64 together have four times one's places. */
const wideFactor = 4

/**
 * Counts in memory, or in Redis for all servers together. While Redis does not answer each
 * server counts for itself: a limit that is too generous beats a form that does not work.
 * A key that is an IPv6 network counts for the wider networks it is part of, too.
 */
export function createLimiter(
  name: string,
  { points, seconds }: Rate,
  redis: Redis | undefined,
  most = maxCallers,
): Limiter {
  const narrow = createCounter(name, { points, seconds }, redis, most)
  const wide = createCounter(`${name}-wide`, { points: points * wideFactor, seconds }, redis, most)
  return {
    async take(key, places = 1) {
      const ownNetwork = await narrow(key, places)
      if (!ownNetwork.ok) return ownNetwork
      for (const network of widerNetworks(key)) {
        const taken = await wide(network, places)
        if (!taken.ok) return taken
      }
      return ownNetwork
    },
  }
}

function createCounter(
  name: string,
  { points, seconds }: Rate,
  redis: Redis | undefined,
  most: number,
): (key: string, places: number) => ReturnType<Limiter['take']> {
  const settings = { keyPrefix: `limit:${name}`, points, duration: seconds }
  const memory = new RateLimiterMemory(settings)
  const callers = new Set<string>()
  function remember(key: string): void {
    callers.delete(key)
    callers.add(key)
    if (callers.size <= most) return
    const [first = key] = callers
    callers.delete(first)
    void memory.delete(first)
  }
  const limiter = redis
    ? new RateLimiterRedis({
        ...settings,
        storeClient: redis,
        rejectIfRedisNotReady: true,
        insuranceLimiter: memory,
      })
    : memory
  return async (key, places) => {
    remember(key)
    try {
      await limiter.consume(key, places)
      return { ok: true }
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal
      return { ok: false, retryAfter: Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)) }
    }
  }
}

type Dependencies = {
  limiter: Limiter
  clientAddress: ClientAddress
  /** Answers in another form than JSON. */
  refuse?: (c: Context, error: TooMany) => Response | Promise<Response>
}

export type TooMany = { code: 'too-many'; message: string }

/** So many requests for a client's address, then 429 with Retry-After until there is room again. */
export function rateLimit({ limiter, clientAddress, refuse }: Dependencies): MiddlewareHandler {
  return async (c, next) => {
    const taken = await limiter.take(clientAddress(c))
    if (taken.ok) return next()
    const { retryAfter } = taken
    c.header('retry-after', String(retryAfter))
    c.header('cache-control', 'no-store')
    const error = tooMany(retryAfter)
    return refuse ? refuse(c, error) : c.json({ ok: false, error }, 429)
  }
}

/** `seconds` until the next one is taken. */
export function tooMany(seconds: number): TooMany {
  return { code: 'too-many', message: inWords(seconds) }
}

function inWords(seconds: number): string {
  const [minutes, hours] = [Math.ceil(seconds / 60), Math.ceil(seconds / 3600)]
  if (seconds >= 3600) return plural(hours, texts.tooManyHours)
  return seconds >= 60
    ? plural(minutes, texts.tooManyMinutes)
    : plural(seconds, texts.tooManySeconds)
}
