import type { Site } from '#app/context.ts'
import { paths } from '#app/lib/paths.ts'
import type { Product } from '#domain/catalogue/product.ts'
import { findItem } from '#domain/knowledge/find-item.ts'
import type { KnowledgeItem } from '#domain/knowledge/knowledge-item.ts'
import { knowledgeCard, type KnowledgeCard } from './knowledge-card-view.ts'

/** What the reader shows of a document, and says of it. */
export type DocumentFacts = KnowledgeCard &
  DocumentProductsView & {
    /** What the form before a gated document offers. */
    countries?: readonly string[]
  }

export type DocumentProductsView = {
  /** Products that name it, those no longer made last; `more` is how many are left out. */
  products: { name: string; to: string; isWithdrawn?: true }[]
  more: number
}

/** A phone has room for a line of them. */
const maxProducts = 1

/** Undefined where `doc` is none of the storage's documents. */
export function documentFacts(
  site: Pick<Site, 'catalogue' | 'addresses'> & { places: Pick<Site['places'], 'countries'> },
  items: readonly KnowledgeItem[],
  doc: string,
  origins: readonly string[],
): DocumentFacts | undefined {
  const item = findItem(items, doc, origins)
  if (!item) return undefined
  return {
    ...knowledgeCard(item),
    ...(item.file?.gated && { countries: site.places.countries }),
    ...productsOf(site, item),
  }
}

/** What a document is of. */
export function productsOf(
  { catalogue, addresses }: Pick<Site, 'catalogue' | 'addresses'>,
  item: KnowledgeItem,
): DocumentProductsView {
  const path = item.file?.path
  const names = ({ files }: Product) => files.some(({ url }) => url.replace(/^\/+/, '') === path)
  const linked = ({ slug: product, name }: Product) => ({ name, to: paths.product(product) })
  const products = [
    ...catalogue.products.filter(names).map(linked),
    ...[...addresses.withdrawn.values()]
      .filter(names)
      .map((product) => ({ ...linked(product), isWithdrawn: true as const })),
  ]
  return {
    products: products.slice(0, maxProducts),
    more: Math.max(0, products.length - maxProducts),
  }
}
