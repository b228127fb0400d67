import { paths } from '#app/lib/paths.ts'
import { createProductAddresses } from '#domain/catalogue/product-addresses.ts'
import { createSuggest } from '#domain/catalogue/check-suggest.ts'
import { familySlug } from '#domain/catalogue/family.ts'
import type { Product } from '#domain/catalogue/product.ts'
import { addressKey } from '#domain/redirects/address-key.ts'
import type { KnownAddresses } from '#domain/redirects/check-redirects.ts'
import { serverAddresses } from '../catalogue/fixed-routes.ts'

type Site = {
  routes: readonly { path: string }[]
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
  const fixed = routes.map(({ path }) => `/${path}`).filter((path) => !path.includes(':'))
  const shown = products.filter(({ included }) => included)
  const pages = [
    ...fixed.filter((path) => !/\.[a-z]+$/.test(path)),
    ...fixedPaths,
    ...families.map((name) => paths.family(familySlug(name))),
    ...shown.map(({ slug }) => paths.product(slug)),
  ].map(addressKey)
  const { withdrawn, slugOf } = createProductAddresses(products)
  const others = [
    ...fixed.filter((path) => /\.[a-z]+$/.test(path)),
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
