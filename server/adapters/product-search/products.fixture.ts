import type { AttributeValue } from '#domain/catalogue/attribute.ts'
import type { ListingState } from '#domain/catalogue/listing-state.ts'
import { sampleProduct } from '#domain/catalogue/products.fixture.ts'
import type { ProductSearch, ProductsFound, SearchedProduct } from '#server/ports/product-search.ts'

/** What the tests ask, with what they left out. */
export type Ask = (state?: Partial<ListingState>, size?: number) => Promise<ProductsFound>
/** Fills the place with these products, and asks them. */
export type Filled = (products: readonly SearchedProduct[]) => Promise<Ask>
export type World = { open: () => ProductSearch; filled: Filled }

/** Products p0, p1 … with these attributes. */
export const having = (...all: Record<string, AttributeValue[]>[]) =>
  all.map((attributes, i) => sampleProduct({ name: `p${i}`, attributes }))
