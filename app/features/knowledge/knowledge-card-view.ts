import { factsOf } from '#domain/knowledge/describe-file.ts'
import * as texts from '#texts/knowledge.ts'
import { itemPath } from './item-path.ts'
import type { KnowledgeHit, KnowledgeItem } from '#domain/knowledge/knowledge-item.ts'
import { fillIn } from '#domain/texts/fill-in.ts'

/** What a card shows of a document, and the viewer needs. */
export type KnowledgeCard = {
  type: KnowledgeItem['type']
  name: string
  /** What the document calls itself, where that is another name. */
  title?: string
  slug: string
  url: string
  category: string
  image?: string
  /** Type, size, pages and revision; of a search whether it holds only words like those asked for. */
  facts: string[]
  captions?: string
  gated?: true
  /** Of a search: the first page that holds the words, and the words around them. */
  page?: number
  /** The step or section that holds them, in the place of a page. */
  place?: string
  excerpt?: string
  /** Where it is read as a page of the site. */
  read?: string
}

export function knowledgeCard(item: KnowledgeItem, hit?: KnowledgeHit): KnowledgeCard {
  const { type, name, slug, url, category, image, file } = item
  return {
    type,
    name,
    slug,
    url,
    category,
    ...(file?.title && file.title.toLowerCase() !== name.toLowerCase() && { title: file.title }),
    facts: [...factsOf(item), ...likeOf(hit)],
    ...(image && { image }),
    ...(file?.captions && { captions: file.captions }),
    ...(file?.gated && { gated: true }),
    ...(hit?.page && { page: hit.page }),
    ...(hit?.place && { place: hit.place.name }),
    ...(file?.isPage && !hit?.page && { read: itemPath(item, hit) }),
    ...(hit?.excerpt && { excerpt: hit.excerpt }),
  }
}

type Found = Pick<KnowledgeHit, 'isPartial' | 'onlyLike'> | undefined

/** What is to be said over documents that were found for want of better ones. */
export function searchRemark(query: string, hits: readonly Found[]): string | undefined {
  if (!hits.length) return undefined
  const isPartial = hits.every((hit) => hit?.isPartial)
  const isAlike = hits.every((hit) => hit?.onlyLike)
  if (isPartial) return fillIn(isAlike ? texts.noneHoldsAny : texts.noneHoldsAll, { query })
  return isAlike ? fillIn(texts.noneAsWritten, { query }) : undefined
}

/** The same of one hit among others. */
const likeOf = (hit: Found): string[] =>
  hit?.onlyLike ? [fillIn(texts.wordsLike, { words: hit.onlyLike.join(' ') })] : []
