import type { Site } from '#app/context.ts'
import type { Product } from '#domain/catalogue/product.ts'

/** Paths of the files that are of products no longer made, and of no other. */
export function filesOfFormer({
  catalogue,
  addresses,
}: Pick<Site, 'catalogue' | 'addresses'>): ReadonlySet<string> {
  const pathsOf = (products: Iterable<Product>) =>
    [...products].flatMap(({ files }) => files.map(({ url }) => url.replace(/^\/+/, '')))
  const former = new Set(pathsOf(addresses.withdrawn.values()))
  return former.size ? former.difference(new Set(pathsOf(catalogue.products))) : former
}
