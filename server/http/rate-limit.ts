import type { Context, MiddlewareHandler } from 'hono'
import type { Limiter } from './limiter.ts'
import type { ClientAddress } from './client-address.ts'

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
  return {
    code: 'too-many',
    message: `Too many requests. Please try again in ${inWords(seconds)}.`,
  }
}

function inWords(seconds: number): string {
  for (const [size, name] of [
    [3600, 'hour'],
    [60, 'minute'],
  ] as const) {
    if (seconds > size) return `${Math.ceil(seconds / size)} ${name}s`
    if (seconds === size) return `1 ${name}`
  }
  return seconds === 1 ? '1 second' : `${seconds} seconds`
}
