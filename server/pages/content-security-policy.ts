import { createHash } from 'node:crypto'

export type PolicyHosts = {
  /** Origins besides our own that the browser reads documents from. */
  connect: readonly string[]
  /** Origins besides our own that pictures and films come from. */
  media: readonly string[]
  /** Origins of what plays in a frame. */
  frames: readonly string[]
}

const inline = /<(script|style)(\s[^>]*)?>([\s\S]*?)<\/\1>/g

/**
 * The Content-Security-Policy of one finished page. The hashes cover every inline script and
 * style that the server wrote into the page: what keeps a product's text from becoming markup
 * is React's escaping, not this. The policy keeps scripts from running that get into the
 * document later, and scripts from other origins.
 */
export function contentSecurityPolicy(html: Buffer, hosts: PolicyHosts): string {
  // A letter for each byte: what is looked for is ASCII, and the digest is of the bytes.
  const hashes = { script: new Set<string>(), style: new Set<string>() }
  for (const [, tag, attributes = '', text = ''] of html.toString('latin1').matchAll(inline)) {
    if (/\ssrc=|type="application\/ld\+json"/.test(attributes)) continue
    const digest = createHash('sha256').update(text, 'latin1').digest('base64')
    hashes[tag as 'script' | 'style'].add(`'sha256-${digest}'`)
  }
  return [
    "default-src 'self'",
    ['script-src', "'self'", ...hashes.script].join(' '),
    ['style-src', "'self'", ...hashes.style].join(' '),
    // Positions of popovers and hotspots are style attributes; they cannot run anything.
    "style-src-attr 'unsafe-inline'",
    ['img-src', "'self'", 'data:', ...hosts.media].join(' '),
    ['media-src', "'self'", ...hosts.media].join(' '),
    ['connect-src', "'self'", ...hosts.connect].join(' '),
    ['frame-src', ...(hosts.frames.length ? hosts.frames : ["'none'"])].join(' '),
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
    // What becomes markup or a script is refused unless it was handed through app/lib/trusted.ts.
    "require-trusted-types-for 'script'",
    'trusted-types default',
  ].join('; ')
}
