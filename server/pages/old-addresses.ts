import { Hono } from 'hono'
import type { IsPage, RedirectTable } from '#domain/redirects/redirect-table.ts'

type Dependencies = {
  table: () => RedirectTable
  /** Tells the pages of the site as it is now. */
  isPage: () => Promise<IsPage>
  /** Where the product with this part number is; undefined where there is none. */
  productAddress: (partNumber: string) => string | undefined
}

/** A browser that keeps a redirect for ever could not be told of a better one. */
const cacheControl = 'public, max-age=3600'

/** Sends visitors of old addresses on for good, before anything is rendered. */
export function oldAddresses({ table, isPage, productAddress }: Dependencies): Hono {
  const app = new Hono()
  app.get('*', async (c, next) => {
    const { pathname, search } = new URL(c.req.url)
    const address = pathname + search
    if (!table().find(address)) return next()
    const to = table().follow(address, await isPage())?.to
    if (to === undefined) return next()
    const location = /^(\/|https?:)/i.test(to) ? to : productAddress(to)
    if (!location) return next()
    return c.body(null, 301, { location, 'cache-control': cacheControl })
  })
  return app
}
