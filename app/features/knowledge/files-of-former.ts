import type { Site } from '#app/context.ts'
import type { Product } from '#domain/catalogue/product.ts'

/** A list is searched with every letter, and the catalogue changes once a day. */
const known = new WeakMap<Site['addresses'], ReadonlySet<string>>()

/** Paths of the files that are of products no longer made, and of no other. */
export function filesOfFormer(site: Pick<Site, 'catalogue' | 'addresses'>): ReadonlySet<string> {
  const { addresses } = site
  const former = known.get(addresses) ?? filesOf(site)
  known.set(addresses, former)
  return former
}

function filesOf({
  catalogue,
  addresses,
}: Pick<Site, 'catalogue' | 'addresses'>): ReadonlySet<string> {
  const pathsOf = (products: Iterable<Product>) =>
    [...products].flatMap(({ files }) => files.map(({ url }) => url.replace(/^\/+/, '')))
  const former = new Set(pathsOf(addresses.withdrawn.values()))
  return former.size ? former.difference(new Set(pathsOf(catalogue.products))) : former
}
