import type { KnowledgeHit } from '#domain/knowledge/knowledge-item.ts'
import { fillIn } from '#domain/texts/fill-in.ts'
import * as texts from '#texts/knowledge.ts'

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
export const likeOf = (hit: Found): string[] =>
  hit?.onlyLike ? [fillIn(texts.wordsLike, { words: hit.onlyLike.join(' ') })] : []
