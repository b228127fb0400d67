import { paths } from '#app/lib/paths.ts'
import { createProductAddresses } from '#domain/catalogue/product-addresses.ts'
import { createSuggest } from '#domain/catalogue/check-suggest.ts'
import { familySlug } from '#domain/catalogue/family.ts'
import type { Product } from '#domain/catalogue/product.ts'
import { addressKey } from '#domain/redirects/address-key.ts'
import type { KnownAddresses } from '#domain/redirects/check-redirects.ts'
import { serverAddresses, type RouteEntry } from '../catalogue/fixed-routes.ts'

type Site = {
  routes: readonly RouteEntry[]
  /** Pages with a record of their own, by their path. */
  fixedPaths: readonly string[]
  families: readonly string[]
  products: readonly Product[]
  /** Every path below the storage's folder. */
  stored: ReadonlySet<string>
}

/** What answers at the site's addresses, as its records have it. */
export function siteAddresses({
  routes,
  fixedPaths,
  families,
  products,
  stored,
}: Site): KnownAddresses {
  const shown = products.filter(({ included }) => included)
  const pages = [
    ...routesOf(routes).filter((path) => !/[:*]/.test(path) && !/\.[a-z]+$/.test(path)),
    ...fixedPaths,
    ...families.map((name) => paths.family(familySlug(name))),
    ...shown.map(({ slug }) => paths.product(slug)),
  ].map(addressKey)
  const { withdrawn, slugOf } = createProductAddresses(products)
  const others = [
    ...routesOf(routes).filter((path) => /\.[a-z]+$/.test(path) && !/[:*]/.test(path)),
    ...[...shown, ...withdrawn.values()].map(({ slug }) => paths.markdown(slug)),
    ...[...withdrawn.keys()].map((slug) => paths.product(slug)),
  ].map(addressKey)
  const known = new Set([...pages, ...others])
  const nearest = createSuggest(known)
  return {
    pages: [...new Set(pages)],
    isThere: (path) => {
      const key = addressKey(path)
      if (key.startsWith('/files/')) return stored.has(decodeURI(path).slice('/files/'.length))
      return (
        known.has(key) ||
        serverAddresses.some((address) => address.endsWith('/') && key.startsWith(address)) ||
        (slugOf(key.slice(1)) !== undefined && !key.slice(1).includes('/'))
      )
    },
    isPartNumber: (text) => slugOf(text) !== undefined,
    nearest,
  }
}

function routesOf(routes: readonly RouteEntry[], parent = ''): string[] {
  return routes.flatMap(({ path, index, children = [] }) => {
    const address = path ? `${parent}/${path.replace(/^\//, '')}` : parent
    const own = path || index ? [(address || '/').replace(/\/:\w+\?$/, '')] : []
    return [...own, ...routesOf(children, address)]
  })
}
