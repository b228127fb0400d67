import type { MiddlewareHandler } from 'hono'

/** Headers every answer carries; pages add their own Content-Security-Policy. */
export const securityHeaders: MiddlewareHandler = async (c, next) => {
  await next()
  c.header('X-Content-Type-Options', 'nosniff')
  // Documents carry no policy of their own; only our viewer may frame them.
  c.header('X-Frame-Options', 'SAMEORIGIN')
  c.header('Referrer-Policy', 'strict-origin-when-cross-origin')
  c.header('Permissions-Policy', 'camera=(), microphone=(), geolocation=(), browsing-topics=()')
  c.header('Cross-Origin-Opener-Policy', 'same-origin')
}
