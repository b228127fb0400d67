import { entityTag } from '#server/http/entity-tag.ts'
import { contentSecurityPolicy, type PolicyHosts } from './content-security-policy.ts'
import type { FinishedPage } from './page-cache.ts'

/** What is not known is asked again at least every minute, where nobody set it otherwise. */
const retryAfterSeconds = 30

/** Reads a rendered response whole and gives it its policy, its caching rule and its tag. */
export async function finishPage(
  response: Response,
  policy: (() => PolicyHosts) | undefined,
): Promise<FinishedPage> {
  const body = Buffer.from(await response.arrayBuffer())
  const headers = Object.fromEntries(response.headers)
  delete headers['content-length']
  if (headers['content-type']?.startsWith('text/html')) {
    headers['content-type'] = 'text/html; charset=utf-8'
    if (policy) headers['content-security-policy'] = contentSecurityPolicy(body, policy())
  }
  if (response.status === 503) {
    headers['retry-after'] ??= String(retryAfterSeconds)
    headers['cache-control'] = 'no-store'
  }
  headers['cache-control'] ??= 'no-cache'
  headers['vary'] = [headers['vary'], 'Accept-Encoding'].filter(Boolean).join(', ')
  return { status: response.status, headers, etag: entityTag(body, 'weak'), body, compressed: {} }
}

/** An address that says what a page does, for programs, and its media type. */
export type OtherForm = { address: string; type: string }

export const markdownType = 'text/markdown'

/** In headers (RFC 8288), which cost a page's HTML nothing. */
export function nameForms({ status, headers }: FinishedPage, forms: readonly OtherForm[]): void {
  if (forms.some(({ type }) => type === markdownType))
    headers['vary'] = `Accept, ${headers['vary']}`
  if (status !== 200 || !forms.length) return
  const links = forms.map(({ address, type }) => `<${address}>; rel="alternate"; type="${type}"`)
  headers['link'] = [headers['link'], ...links].filter(Boolean).join(', ')
}
