import { errorFault, quote, warningFault, type Fault } from '#domain/catalogue/check-fault.ts'
import { addressKey } from './address-key.ts'
import { readRedirects, type PermanentRedirect } from './read-redirects.ts'
import { createRedirectTable } from './redirect-table.ts'

/** What the site that the redirects belong to has. */
export type KnownAddresses = {
  /** True for a page, a file, or whatever else answers at this path. */
  isThere: (path: string) => boolean
  /** Every page that visitors are shown, by its path. */
  pages: readonly string[]
  /** True for a part number that leads to a product. */
  isPartNumber: (text: string) => boolean
  /** The nearest known address, or part number, to one that nobody has. */
  nearest: (address: string) => string | undefined
}

/** Every fault of a file of redirects; `file` is its name. */
export function checkRedirects(file: string, text: string, known: KnownAddresses): Fault[] {
  const { redirects, faults } = readRedirects(text)
  const table = createRedirectTable(redirects)
  const pages = new Set(known.pages.map(addressKey))
  return [
    ...faults.map(({ line, message }) => errorFault(file, `line ${line}`, message)),
    ...redirects.flatMap((redirect) => {
      const place = `line ${redirect.line}`
      const followed = table.follow(exampleOf(redirect), (path) => pages.has(addressKey(path)))
      const error = shadowOf(redirect, known) ?? circleOf(redirect, followed)
      if (error) return [errorFault(file, place, error)]
      const warning = detourOf(redirect, followed)
      if (warning) return [warningFault(file, place, warning)]
      const lost = lostOf(redirect, known)
      return lost ? [errorFault(file, place, lost)] : []
    }),
  ]
}

type Followed = ReturnType<ReturnType<typeof createRedirectTable>['follow']>

function shadowOf({ from, key, isPrefix }: PermanentRedirect, known: KnownAddresses) {
  if (!isPrefix) {
    // A query tells old pages apart at an address that has another page now.
    if (key.includes('?') || !known.isThere(key)) return undefined
    return `${from} is a page of this site, so that nobody is sent on: take out the line or the page`
  }
  const inside = known.pages.filter((page) => page === key || page.startsWith(`${key}/`))
  if (!inside.length) return undefined
  const others = inside.length > 1 ? ` and ${inside.length - 1} more` : ''
  return `${from} takes in ${inside[0]}${others}, of this site: name the old addresses one by one`
}

function circleOf({ from, to }: PermanentRedirect, followed: Followed) {
  if (followed) return undefined
  return `${from} leads in a circle by ${quote(to)}: name the page that is meant`
}

function lostOf({ to }: PermanentRedirect, known: KnownAddresses) {
  if (/^https?:/i.test(to) || to.endsWith('/*')) return undefined
  const path = to.split(/[?#]/)[0]!
  const isKnown = to.startsWith('/') ? known.isThere(path) : known.isPartNumber(to)
  if (isKnown) return undefined
  const nearest = known.nearest(path)
  const what = to.startsWith('/') ? 'no page or file of this site' : 'no part number in use'
  return `${quote(to)} is ${what}${nearest ? `: ${nearest} is meant?` : ': name one that is'}`
}

function detourOf({ to }: PermanentRedirect, followed: Followed) {
  const [, second] = followed?.through ?? []
  if (!followed || !second) return undefined
  return `leads to ${to}, which line ${second.line} sends on: write ${followed.to} at once`
}

/** An address that the line is for. */
const exampleOf = ({ from, key, isPrefix }: PermanentRedirect) =>
  isPrefix ? key : from.startsWith('/') ? from : key
