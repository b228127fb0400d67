import { Hono } from 'hono'
import type { IsPage, RedirectTable } from '#domain/redirects/redirect-table.ts'

type Dependencies = {
  table: () => RedirectTable
  /** Tells the pages of the site as it is now. */
  isPage: () => IsPage
  /** Where the product with this part number is; undefined where there is none. */
  productAddress: (partNumber: string) => string | undefined
}

/** A browser that keeps a redirect for ever could not be told of a better one. */
const cacheControl = 'public, max-age=3600'

/** Sends visitors of old addresses on for good, before anything is rendered. */
export function oldAddresses({ table, isPage, productAddress }: Dependencies): Hono {
  function locationOf(address: string): string | undefined {
    if (!table().find(address)) return undefined
    const to = table().follow(address, isPage())?.to
    if (to === undefined) return undefined
    return /^(\/|https?:)/i.test(to) ? to : productAddress(to)
  }

  return new Hono().get('*', (c, next) => {
    const { pathname, search } = new URL(c.req.url)
    const location = locationOf(pathname + search)
    if (location) return c.body(null, 301, { location, 'cache-control': cacheControl })
    return next()
  })
}
