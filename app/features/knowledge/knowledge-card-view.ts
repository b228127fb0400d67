import { factsOf } from '#domain/knowledge/describe-file.ts'
import type { KnowledgeHit, KnowledgeItem } from '#domain/knowledge/knowledge-item.ts'

/** What a card shows and the viewer needs: short, for a page carries it twice. */
export type KnowledgeCard = {
  type: KnowledgeItem['type']
  name: string
  slug: string
  url: string
  category: string
  image?: string
  /** Type, size, pages and revision. */
  facts: string[]
  captions?: string
  gated?: true
  /** Of a search: the first page that holds the words, and the words around them. */
  page?: number
  excerpt?: string
}

export function knowledgeCard(item: KnowledgeItem, hit?: KnowledgeHit): KnowledgeCard {
  const { type, name, slug, url, category, image, file } = item
  return {
    type,
    name,
    slug,
    url,
    category,
    facts: factsOf(item),
    ...(image && { image }),
    ...(file?.captions && { captions: file.captions }),
    ...(file?.gated && { gated: true }),
    ...(hit?.page && { page: hit.page }),
    ...(hit?.excerpt && { excerpt: hit.excerpt }),
  }
}
