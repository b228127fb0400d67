import { read, refused, type Reading } from './reading.ts'

export type Address = {
  /** What visitors see, without a slash at the end: SITE_URL. */
  siteUrl: string
  /** The postal one, line by line. */
  lines: string[]
  phone: string
  email: string
}

/**
 * Site, post, telephone and e-mail in whatever order, apart by semicolons; each is known by its
 * shape. What is missing is made up of the company's name, in names and numbers that nobody has.
 */
export function readAddress(text: string, name: string, region: string): Reading<Address> {
  const parts = text
    .split(';')
    .map((part) => part.trim())
    .filter(Boolean)
  const emails = parts.filter((part) => part.includes('@'))
  const sites = parts.filter((part) => !emails.includes(part) && looksLikeSite.test(part))
  const phones = parts.filter((part) => /^[+(\d][\d\s()/.-]{5,}$/.test(part))
  const [twice] = [sites, emails, phones].filter(({ length }) => length > 1)
  if (twice)
    return refused(
      `${twice.map((part) => `“${part}”`).join(' and ')} are of one kind: name one of them.`,
    )
  const [site, email, phone] = [sites[0], emails[0], phones[0]]
  if (email && !/^[^\s@]+@[^\s@]+\.[^\s@.]+$/.test(email)) {
    return refused(`“${email}” is no e-mail address: write it as office@our-company.com.`)
  }
  const siteUrl = site ? originOf(site) : `https://www.${domainLabel(name)}.example`
  if (!siteUrl) {
    return refused(
      `“${site}” is no address of a site: write https and a host, as https://www.our-company.com.`,
    )
  }
  const post = parts.filter((part) => ![site, email, phone].includes(part))
  const lines = post.flatMap((part) => part.split(/\s*,\s*/)).filter(Boolean)
  const host = new URL(siteUrl).hostname.replace(/^www\./, '')
  const value: Address = {
    siteUrl,
    email: email ?? `office@${host}`,
    phone: phone ?? unusedNumbers[region] ?? unusedNumbers.US!,
    lines: lines.length ? lines : ['—'],
  }
  const standIns = [
    ...(site ? [] : [`the site’s address (${siteUrl}, SITE_URL)`]),
    ...(lines.length ? [] : ['the postal address (company/contact.ts)']),
    ...(phone ? [] : [`the telephone (${value.phone}, site.ts)`]),
    ...(email ? [] : [`the e-mail address (${value.email}, site.ts)`]),
  ]
  return read(
    value,
    ...(standIns.length ? [`Made up until you say it: ${standIns.join(', ')}.`] : []),
  )
}

const looksLikeSite = /^(?:[a-z]+:\/\/\S+|(?:[\p{L}\d-]+\.)+\p{L}{2,})\/?$/iu

/** Of ranges kept for drama. */
const unusedNumbers: Record<string, string> = {
  DE: '+49 30 23125000',
  FR: '+33 1 99 00 00 00',
  GB: '+44 1632 960000',
  US: '+1 202-555-0100',
}

/** Where the site is alone at its address; undefined where that is none. */
function originOf(text: string): string | undefined {
  const given = text.includes('://') ? text : `https://${text}`
  if (!URL.canParse(given)) return undefined
  const { protocol, origin, pathname, search, hash, username } = new URL(given)
  const isAlone = pathname === '/' && !search && !hash && !username
  return /^https?:$/.test(protocol) && isAlone ? origin : undefined
}

function domainLabel(name: string): string {
  const plain = name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  return plain.replace(/[^a-z\d]+/g, '-').replace(/^-|-$/g, '') || 'our-company'
}
