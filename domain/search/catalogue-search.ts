import type { Product } from '#domain/catalogue/product.ts'
import { createProductSearch, type ProductSearch } from './product-search.ts'
import { createWithdrawnSearch, type FindWithdrawn } from './withdrawn-search.ts'

/** Search over the products that are listed, and over those that are no longer made. */
export type CatalogueSearch = ProductSearch<Product> & { findWithdrawn: FindWithdrawn }

type Options = Parameters<typeof createProductSearch<Product>>[0] & {
  withdrawn?: readonly Product[]
}

export async function createCatalogueSearch({
  withdrawn = [],
  ...options
}: Options): Promise<CatalogueSearch> {
  const { pause = () => Promise.resolve() } = options
  return {
    ...(await createProductSearch(options)),
    findWithdrawn: await createWithdrawnSearch(withdrawn, pause),
  }
}
