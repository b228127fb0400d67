import type { Context, MiddlewareHandler } from 'hono'
import { plural } from '#domain/texts/plural.ts'
import * as texts from '#texts/answers.ts'
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
  return { code: 'too-many', message: inWords(seconds) }
}

function inWords(seconds: number): string {
  const [minutes, hours] = [Math.ceil(seconds / 60), Math.ceil(seconds / 3600)]
  if (seconds >= 3600) return plural(hours, texts.tooManyHours)
  return seconds >= 60
    ? plural(minutes, texts.tooManyMinutes)
    : plural(seconds, texts.tooManySeconds)
}
