import type { MiddlewareHandler } from 'hono'

/**
 * Headers every answer carries, where it has not set a stricter one itself; pages add their own
 * Content-Security-Policy.
 */
export const securityHeaderValues: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  // Documents carry no policy of their own.
  'x-frame-options': 'SAMEORIGIN',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), browsing-topics=()',
  'cross-origin-opener-policy': 'same-origin',
}
const values = Object.entries(securityHeaderValues)

export const securityHeaders: MiddlewareHandler = async (c, next) => {
  await next()
  for (const [name, value] of values) if (!c.res.headers.has(name)) c.header(name, value)
}
