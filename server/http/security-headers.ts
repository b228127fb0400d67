import type { MiddlewareHandler } from 'hono'

type Site = {
  /** What visitors' browsers know the site by. */
  url: string
  /**
   * Origins besides our own that scripts may read from, which workers do, too. Undefined while a
   * development server serves scripts: it needs inline ones.
   */
  connect: readonly string[] | undefined
}

/** A year: browsers that have been here ask over TLS alone. */
const strictTransport = 'max-age=31536000'

/**
 * Headers every answer carries, where it has not set one of its own: pages bring a policy that knows
 * their inline scripts (`content-security-policy.ts`), drawings a stricter one.
 */
export function securityHeaderValues({ url, connect }: Site): Readonly<Record<string, string>> {
  return {
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'SAMEORIGIN',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), browsing-topics=()',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    ...(url.startsWith('https:') && { 'strict-transport-security': strictTransport }),
    ...(connect && { 'content-security-policy': policyOfFiles(connect) }),
  }
}

/** Of what is no page: a script that a worker is made of, a PDF or a film opened by itself. */
const policyOfFiles = (connect: readonly string[]) =>
  [
    "default-src 'none'",
    // What the PDF reader's worker decodes pictures with.
    "script-src 'self' 'wasm-unsafe-eval'",
    ['connect-src', "'self'", ...connect].join(' '),
    "worker-src 'self'",
    "style-src 'self'",
    "img-src 'self'",
    "media-src 'self'",
    // The browser's own viewer is an object of the PDF that it shows.
    "object-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
  ].join('; ')

/** Gives every answer of a pipeline the headers that it has not set itself. */
export function securityHeaders(values: Readonly<Record<string, string>>): MiddlewareHandler {
  const all = Object.entries(values)
  return async (c, next) => {
    await next()
    // Not by `c.header`, which copies a finished response each time.
    const { headers } = c.res
    for (const [name, value] of all) if (!headers.has(name)) headers.set(name, value)
  }
}

/** Of what other sites may show as theirs. */
export const embedded = { 'cross-origin-resource-policy': 'cross-origin' }

/**
 * What other sites may show as theirs: pictures in a mail, in a reader of feeds, in a partner's shop.
 * Not an SVG, whose own policy lets it have styles.
 */
export const embeddable: MiddlewareHandler = async (c, next) => {
  await next()
  if (c.res.headers.get('content-type')?.startsWith('image/svg')) return
  for (const [name, value] of Object.entries(embedded)) c.res.headers.set(name, value)
}
