import { quote } from '#domain/catalogue/check-fault.ts'
import { createSuggest } from '#domain/catalogue/check-suggest.ts'
import type { KnownAddresses } from '#domain/redirects/check-redirects.ts'

type Site = Pick<KnownAddresses, 'isThere' | 'nearest'>

/**
 * What is wrong with a link and what to write; undefined where it leads somewhere. `marks` are what
 * can be jumped to in the text that it stands in.
 */
export function linkMessage(
  to: string,
  { isThere, nearest }: Site,
  marks: readonly string[] = [],
): string | undefined {
  const lost = `${quote(to)} leads nowhere`
  if (to.startsWith('#')) {
    if (marks.includes(to.slice(1))) return undefined
    const known = marks.length ? `, which are ${marks.map((mark) => `#${mark}`).join(', ')}` : ''
    return `${lost}: name a heading of this text${known}, or a page, as /support`
  }
  const [, scheme] = /^([a-z][a-z+.-]*):/i.exec(to) ?? []
  if (scheme) return schemeMessage(to, scheme)
  const path = `/${to.replace(/^\.*\/+/, '')}`.split(/[?#]/)[0]!
  const isOfSite = to.startsWith('/') && !to.startsWith('//')
  if (isOfSite && isThere(path)) return undefined
  const page = isThere(path) ? path : (nearest(path) ?? nearest(path.replace(/\.\w+$/, '')))
  if (isOfSite) {
    return lost + (page ? `: ${page} is meant?` : ': name a page that is there, or take it out')
  }
  const domain = /^(?:\/\/)?((?:[\w-]+\.)+[a-z]{2,})(?=\/|$)/i.exec(to)?.[0]
  const whole = page ?? (domain ? `https://${to.replace(/^\/\//, '')}` : undefined)
  return `${lost}: an address of this site begins with /, another with https://${whole ? `; ${whole} is meant?` : ''}`
}

const schemes = ['https', 'http', 'mailto', 'tel', 'sms']
const nearScheme = createSuggest(schemes)

function schemeMessage(to: string, scheme: string): string | undefined {
  const rest = to.slice(scheme.length + 1)
  if (schemes.includes(scheme.toLowerCase())) {
    const isWhole = /^https?$/i.test(scheme)
      ? /^\/\/[^\s/?#]+/.test(rest) && URL.canParse(to)
      : /^\S+$/.test(rest)
    return isWhole ? undefined : `${quote(to)} is no whole address: write what follows ${scheme}:`
  }
  const near = nearScheme(scheme)
  const advice = near ? `: ${near}: is meant?` : `: a link begins with / or https://`
  return `${quote(to)} leads nowhere${advice}`
}
