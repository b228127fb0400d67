import type { MiddlewareHandler } from 'hono'

type Connection = { incoming?: { rawHeaders?: readonly string[] } } | undefined

/**
 * Refuses a request that names two hosts, whose proxy may have believed the other one (RFC 9112, 3.2).
 * The runtime refuses one that names none.
 */
export const requireOneHost: MiddlewareHandler = async (c, next) => {
  const names = (c.env as Connection)?.incoming?.rawHeaders?.filter((_, at) => at % 2 === 0) ?? []
  const hosts = names.filter((name) => name.toLowerCase() === 'host')
  if (hosts.length > 1) return c.body(null, 400, { connection: 'close' })
  return next()
}
