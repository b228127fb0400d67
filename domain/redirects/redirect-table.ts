import { addressKey } from './address-key.ts'
import type { PermanentRedirect } from './read-redirects.ts'

/** Finds the redirects of an address, however many there are. */
export type RedirectTable = {
  /** The one of exactly this address, else the one of the longest beginning of it. */
  find: (address: string) => PermanentRedirect | undefined
  /**
   * Where an address leads at last, by as many redirects as it takes; undefined where there is none,
   * or where they lead in a circle. A part number stays one. A page of the site outdoes redirects,
   * but for one with a query, by which an old site told its pages apart.
   */
  follow: (address: string, isPage: IsPage) => Followed | undefined
}

export type IsPage = (path: string) => boolean
type Followed = { to: string; through: readonly PermanentRedirect[] }

const maxSteps = 10

export function createRedirectTable(redirects: readonly PermanentRedirect[]): RedirectTable {
  const exact = new Map(redirects.filter((one) => !one.isPrefix).map((one) => [one.key, one]))
  const prefixes = new Map(redirects.filter((one) => one.isPrefix).map((one) => [one.key, one]))
  const longest = prefixes.keys().reduce((most, key) => Math.max(most, key.length), 0)

  function find(address: string): PermanentRedirect | undefined {
    const key = addressKey(address)
    const path = key.split('?')[0]!
    const found = exact.get(key) ?? exact.get(path)
    if (found || prefixes.size === 0) return found
    let end = path.length > longest ? path.lastIndexOf('/', longest) : path.length
    for (; end > 0; end = path.lastIndexOf('/', end - 1)) {
      const prefix = prefixes.get(path.slice(0, end))
      if (prefix) return prefix
    }
    return undefined
  }

  return {
    find,
    follow(address, isPage) {
      const through: PermanentRedirect[] = []
      const nextOf = (at: string) => {
        const next = at.startsWith('/') ? find(at) : undefined
        return next?.key.includes('?') || !isPage(at.split(/[?#]/)[0]!) ? next : undefined
      }
      let at = address
      for (let next = nextOf(at); next; next = nextOf(at)) {
        if (through.includes(next) || through.length === maxSteps) return undefined
        through.push(next)
        at = targetOf(next, at)
      }
      return through.length ? { to: at, through } : undefined
    },
  }
}

/** With what stood for the `*`, and with the query where the new address has none of its own. */
function targetOf({ from, to, isPrefix }: PermanentRedirect, address: string): string {
  const [path = '', query] = address.split(/\?(.*)/s)
  const target = isPrefix && to.endsWith('/*') ? to.slice(0, -1) + restOf(path, from) : to
  const keepsQuery = query && target.startsWith('/') && !/[?#]/.test(to) && !from.includes('?')
  return keepsQuery ? `${target}?${query}` : target
}

/** Two slashes at the beginning of an address would lead to another site. */
function restOf(path: string, prefix: string): string {
  const segments = prefix.split('/').length - 1
  return path
    .split('/')
    .slice(segments)
    .join('/')
    .replace(/^[/\\]+/, '')
}
