import type { Site } from '#app/context.ts'
import { paths } from '#app/lib/paths.ts'
import type { Product } from '#domain/catalogue/product.ts'
import { findItem } from '#domain/knowledge/find-item.ts'
import type { KnowledgeItem } from '#domain/knowledge/knowledge-item.ts'
import { knowledgeCard } from './knowledge-card-view.ts'

/** What is said of a document where it is read. */
export type DocumentFacts = {
  /** As the document itself has it, once it was read. */
  title?: string
  slug: string
  facts: string[]
  gated?: true
} & DocumentProductsView

export type DocumentProductsView = {
  /** Products that name it, those no longer made last; `more` is how many are left out. */
  products: { name: string; to: string; isWithdrawn?: true }[]
  more: number
}

/** A phone has room for a line of them. */
const maxProducts = 1

/** Undefined where `doc` is none of the storage's documents. */
export function documentFacts(
  site: Pick<Site, 'catalogue' | 'addresses'>,
  items: readonly KnowledgeItem[],
  doc: string,
  origins: readonly string[],
): DocumentFacts | undefined {
  const item = findItem(items, doc, origins)
  if (!item) return undefined
  const { facts, slug } = knowledgeCard(item)
  return {
    ...(item.file?.title && { title: item.file.title }),
    slug,
    facts,
    ...(item.file?.gated && { gated: true }),
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
