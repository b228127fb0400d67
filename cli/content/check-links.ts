import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { errorFault, warningFault, type Fault, quote } from '#domain/catalogue/check-fault.ts'
import type { KnownAddresses } from '#domain/redirects/check-redirects.ts'
import { addressKey } from '#domain/redirects/address-key.ts'
import { slugOf } from '#domain/texts/slug.ts'
import type { RecordValue } from './records.ts'

/** Fields of records that hold an address of this site or of another. */
const linkFields = /(?:^|\.)(?:to|link|href|url)$/

/** Header, buttons and the cookie notice lead to these. */
const reachedAnyway = ['/contact-us', '/knowledge-center', '/privacy-policy', '/quote', '/support']

/** Links that lead nowhere, and pages that no link leads to. */
export function linkFaults(
  company: string,
  values: readonly RecordValue[],
  { isThere, nearest }: KnownAddresses,
  fixedPaths: readonly string[],
): Fault[] {
  const links = [...recordLinks(values), ...textLinks(company)]
  const linked = links.map(({ to }) => addressKey(withoutQuery(to)))
  const reached = new Set([...linked, ...reachedAnyway])
  const lost = links.flatMap(({ file, place, to, marks }) => {
    const message = linkMessage(to, { isThere, nearest }, marks)
    return message === undefined ? [] : [errorFault(file, place, message)]
  })
  const unreached = fixedPaths
    .filter((path) => !reached.has(addressKey(path)))
    .map((path) =>
      warningFault(
        'pages.ts',
        path,
        'is reached by no link: name it in navigation.ts or on a page',
      ),
    )
  return [...lost, ...unreached]
}

type Link = { file: string; place: string; to: string; marks?: readonly string[] }

function recordLinks(values: readonly RecordValue[]): Link[] {
  return values.flatMap(({ file, place, value }) => {
    if (file === 'redirects.ts' || typeof value !== 'string' || !linkFields.test(place)) return []
    // Empty is none, and a font or a picture that the bundler names is no link.
    return value === '' || /^\/\w+\/.*\.\w+$/.test(value) ? [] : [{ file, place, to: value }]
  })
}

function textLinks(company: string): Link[] {
  return globSync('{articles,legal}/*.md', { cwd: company }).flatMap((file) => {
    const text = readFileSync(join(company, file), 'utf8')
    const marks = [...text.matchAll(/^## +(.+)$/gm)].map(([, heading]) => slugOf(heading!))
    return text.split('\n').flatMap((line, at) =>
      [...line.matchAll(/(?<!!)\[[^\]]*\]\(([^\s)]*)/g)].map(([, to]) => ({
        file,
        place: `line ${at + 1}`,
        to: to!,
        marks,
      })),
    )
  })
}

const withoutQuery = (address: string) => address.split(/[?#]/)[0]!

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
  if (!to.startsWith('/') || to.startsWith('//')) {
    return `${lost}: an address of this site begins with /, another with https://`
  }
  const path = withoutQuery(to)
  if (isThere(path)) return undefined
  const page = nearest(path)
  return lost + (page ? `: ${page} is meant?` : ': name a page that is there, or take it out')
}

const schemes = ['https', 'http', 'mailto', 'tel', 'sms']

function schemeMessage(to: string, scheme: string): string | undefined {
  const rest = to.slice(scheme.length + 1)
  if (schemes.includes(scheme.toLowerCase())) {
    const isWhole = /^https?$/i.test(scheme)
      ? /^\/\/[^\s/?#]+/.test(rest) && URL.canParse(to)
      : /^\S+$/.test(rest)
    return isWhole ? undefined : `${quote(to)} is no whole address: write what follows ${scheme}:`
  }
  return `${quote(to)} leads nowhere: a link begins with / or https://`
}
