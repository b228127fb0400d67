import type { Facet } from '#domain/catalogue/facets.ts'
import type { ListingState } from '#domain/catalogue/listing-state.ts'
import type { Product, ProductSummary } from '#domain/catalogue/product.ts'

/** What is searched of a product: the texts that a summary has not got may be left out. */
export type SearchedProduct = ProductSummary & Partial<Product>

/** One page of a list, and what its filters would leave. */
export type ProductsFound = {
  /** As it was understood: unknown fields and values are gone, the page exists. */
  state: ListingState
  /** Values of its fields that were asked for and that no product states: they are gone. */
  unknown?: { key: string; value: string }[]
  /** The products of this page, in order. */
  slugs: string[]
  matched: number
  /** Products of the version, found or not. */
  total: number
  pages: number
  /** Every filter, with the products beside each value that the other filters and the text leave. */
  facets: Facet[]
}

/**
 * A list's answers where they need not be in this process: by filters, ranges and words, in any
 * order. Filters, counts, order and pages are those of `createListing`; of words, what
 * server/adapters/product-search/contract.ts says. Several servers may share one engine.
 *
 * Whatever fails is thrown, and nothing is half done: who asks has another way to answer.
 */
export type ProductSearch = {
  /**
   * Fills the engine with the products of a version, in the order of the list, and resolves when it
   * is found by. A version is filled once, by whichever server comes first; the others wait. The one
   * put last and the one before are kept, for servers that have not seen the change yet. A version
   * names what fields are called and how they are counted as well.
   */
  put(
    version: string,
    products: Iterable<SearchedProduct> | AsyncIterable<SearchedProduct>,
  ): Promise<void>
  /**
   * Undefined where the version is not there (yet, or any more). `size` is products a page. Tables are
   * not asked for: all products found choose their columns.
   */
  find(
    version: string,
    asked: Omit<ListingState, 'view'>,
    size: number,
  ): Promise<ProductsFound | undefined>
  close(): Promise<void>
}
