import type { AttributeDefinition } from '#domain/catalogue/attribute.ts'
import { createListingOf, type Listing } from '#domain/catalogue/listing.ts'
import type { ProductSearch, SearchedProduct } from '#server/ports/product-search.ts'

type Filled = {
  products: readonly SearchedProduct[]
  /** One for each page size that was asked for. */
  bySize: Map<number, Listing<SearchedProduct>>
}

/** The one put last, and the one before. */
const versionsKept = 2

/**
 * The list as every server has it in memory, behind the port, for tests of whoever asks the port. The
 * site itself asks its snapshot.
 */
export function createInMemorySearch(definitions: readonly AttributeDefinition[]): ProductSearch {
  /** In the order in which they were put. */
  const versions = new Map<string, Filled>()

  return {
    async put(version, products) {
      const before = versions.get(version)
      const filled = before ?? { products: await all(products), bySize: new Map() }
      versions.delete(version)
      versions.set(version, filled)
      for (const old of [...versions.keys()].slice(0, -versionsKept)) versions.delete(old)
    },
    async find(version, asked, size) {
      const filled = versions.get(version)
      if (!filled) return undefined
      const { products, bySize } = filled
      const listing = bySize.get(size) ?? createListingOf(products, definitions, { perPage: size })
      bySize.set(size, listing)
      const { items, matched, total, pages, facets, unknown, state } = listing(asked)
      return {
        state,
        ...(unknown && { unknown }),
        slugs: items.map(({ slug }) => slug),
        matched,
        total,
        pages,
        facets,
      }
    },
    close: async () => versions.clear(),
  }
}

async function all<T>(items: Iterable<T> | AsyncIterable<T>): Promise<T[]> {
  const list: T[] = []
  for await (const item of items) list.push(item)
  return list
}
