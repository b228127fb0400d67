import { Hono } from 'hono'
import type { IsPage, RedirectTable } from '#domain/redirects/redirect-table.ts'
import { pageOfData } from './page-address.ts'

type Dependencies = {
  table: () => RedirectTable
  /** Tells the pages of the site as it is now. */
  isPage: () => IsPage
  /** Where the product with this part number is; undefined where there is none. */
  productAddress: (partNumber: string) => string | undefined
}

/** A browser that keeps a redirect for ever could not be told of a better one. */
const cacheControl = 'public, max-age=3600'

/**
 * Sends visitors of old addresses on for good, before anything is rendered: those who load one, and
 * the router in a browser that was led to one by a link of the site.
 */
export function oldAddresses({ table, isPage, productAddress }: Dependencies): Hono {
  async function locationOf(address: string): Promise<string | undefined> {
    if (!table().find(address)) return undefined
    const to = table().follow(address, isPage())?.to
    if (to === undefined) return undefined
    return /^(\/|https?:)/i.test(to) ? to : productAddress(to)
  }

  return new Hono().get('*', async (c, next) => {
    const { pathname, search } = new URL(c.req.url)
    const page = pageOfData(pathname, search)
    const led = page && (await locationOf(page))
    if (led) return c.body(null, 204, { ...redirectOfData(led), 'cache-control': 'no-store' })
    const location = await locationOf(pathname + search)
    if (location) return c.body(null, 301, { location, 'cache-control': cacheControl })
    return next()
  })
}

/** `fetch` would follow a 301 and hand over another page's data: this one the router sees. */
const redirectOfData = (location: string) => ({
  'x-remix-redirect': location,
  'x-remix-status': '301',
})
