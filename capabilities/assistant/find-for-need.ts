import type { SearchedProduct } from '#domain/search/product-facts.ts'
import type { Query, SearchResult } from '#domain/search/product-search.ts'
import { weightedWords, type Conversation } from './conversation.ts'
import type { Knowledge } from './knowledge.ts'

/** Products for what is looked for after a turn, by the words of the whole conversation. */
export function findForNeed<P extends SearchedProduct>(
  { need, words }: Conversation<P>,
  query: Query<P>,
  { search }: Pick<Knowledge<P>, 'search'>,
): SearchResult<P> {
  const weights = weightedWords(words)
  return search.search({
    ...query,
    kinds: [...need.kinds],
    hosts: [...need.hosts],
    excluded: [...need.excluded],
    constraints: [...need.constraints],
    words: [...weights.keys()],
    weights,
  })
}
