import { addressKey } from './address-key.ts'

/** One line of the file of redirects: an old address, and where its visitors are sent for good. */
export type PermanentRedirect = {
  /** Counted from 1. */
  line: number
  /** As it is written: a path, a path that ends in `/*`, or a part number. */
  from: string
  /** A path, a whole address of another site, or a part number; may end in `/*` where `from` does. */
  to: string
  /** What requests are compared with; of a prefix without its `/*`. */
  key: string
  isPrefix: boolean
}

/** What keeps a line from being followed. */
export type LineFault = { line: number; message: string }

/**
 * Reads a file of redirects: a line is OLD, space, NEW; what follows a `#` that begins a line or stands
 * after a space is a remark. A line that cannot be followed is a fault; the others hold.
 */
export function readRedirects(text: string): {
  redirects: PermanentRedirect[]
  faults: LineFault[]
} {
  const redirects: PermanentRedirect[] = []
  const faults: LineFault[] = []
  const lines = new Map<string, number>()
  for (const [at, written] of text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .entries()) {
    const line = at + 1
    const parts = written
      .replace(/(^|\s)#.*$/, '')
      .trim()
      .split(/\s+/)
    if (parts[0] === '') continue
    const message = faultOf(parts)
    if (message) {
      faults.push({ line, message })
      continue
    }
    const [from, to] = parts as [string, string]
    const isPrefix = from.endsWith('/*')
    const path = isPrefix ? from.slice(0, -2) : from
    const key = addressKey(path.startsWith('/') ? path : `/${encodeURIComponent(path)}`)
    const earlier = lines.get(key + (isPrefix ? '/*' : ''))
    if (earlier) {
      faults.push({ line, message: `${from} stands in line ${earlier} already: keep one of them` })
      continue
    }
    lines.set(key + (isPrefix ? '/*' : ''), line)
    redirects.push({ line, from, to, key, isPrefix })
  }
  return { redirects, faults }
}

function faultOf(parts: readonly string[]): string | undefined {
  const [from = '', to, ...more] = parts
  if (to === undefined) return `${from} leads nowhere: write the new address after it`
  if (more.length) {
    return 'has more than an old and a new address: write %20 for a space in an address, # before a remark'
  }
  if (/^https?:/i.test(from)) {
    return `${from} names a site: write the part after its name, such as ${pathOf(from)}`
  }
  if (from.includes('#')) {
    return `${from}: what follows # never reaches the server; redirects.ts is for such addresses`
  }
  if (/^\/?\*?$/.test(from)) return `${from} would take the whole site: name an address in it`
  if (/\?.*\*$/.test(from)) return `${from}: a * cannot follow a question mark`
  if (/\*/.test(from.replace(/\/\*$/, ''))) {
    return `${from}: a * may only be the end of an address, after a /`
  }
  if (/\*/.test(to) && !(to.endsWith('/*') && from.endsWith('/*'))) {
    return `${to}: a * keeps what stood for the * of the old address, so both end in /*`
  }
  if (/^[a-z][a-z\d+.-]*:/i.test(to) && !/^https?:\/\/[^/\s]/i.test(to)) {
    return `${to} is no address: begin with / or https://`
  }
  // A browser takes two slashes for another site.
  if (/^(\/\/|\/?\\)/.test(to)) return `${to} is no address: begin with one / or with https://`
  return undefined
}

function pathOf(address: string): string {
  const url = URL.parse(address)
  return url && url.pathname !== '/' ? url.pathname + url.search : '/old-page'
}
