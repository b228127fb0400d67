import { createHash } from 'node:crypto'

type Strength = 'strong' | 'weak'

/** The tag of content by its bytes. `weak` where the same content goes out in several encodings. */
export function entityTag(content: string | Uint8Array, strength: Strength): string {
  const hash = createHash('sha256').update(content)
  const digest = hash.digest('base64url').slice(0, 22)
  return strength === 'weak' ? `W/"${digest}"` : `"${digest}"`
}

/** Whether If-None-Match names this tag, by the weak comparison of RFC 9110, 13.1.2. */
export function matchesEntityTag(ifNoneMatch: string | null | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false
  if (ifNoneMatch.trim() === '*') return true
  const opaque = etag.replace(/^W\//, '')
  return ifNoneMatch.match(/"[^"]*"/g)?.includes(opaque) ?? false
}
