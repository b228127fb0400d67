import type { SearchedProduct } from '#domain/search/product-facts.ts'
import type { Query } from '#domain/search/product-search.ts'
import type { Conversation } from './conversation.ts'
import type { Knowledge } from './knowledge.ts'
import { tellingWords } from './turn-features.ts'

/** What is counted: the kind that is named last, of those that go with what is spoken of. */
export function quantityAsked<P extends SearchedProduct>(
  query: Query<P>,
  conversation: Conversation<P>,
  weights: ReadonlyMap<string, number>,
  knowledge: Knowledge<P>,
) {
  const { search, companions } = knowledge
  const before = conversation.subject
  const [named] = query.numbers
  const host = named?.product ?? before[0]
  const matches = search
    .search({
      ...query,
      hosts: [],
      constraints: [],
      numbers: [],
      kinds: [...query.kinds, ...query.hosts],
    })
    .matches.filter(({ features }) => features.isOfKind)
  const partners = host
    ? companions(host).flatMap((row) => row.companions.flatMap(({ product }) => product ?? []))
    : []
  const namedWords = tellingWords(query.written, knowledge)
  const namedBy = (product: P) =>
    search.wordsOf(product.name).filter((word) => namedWords.includes(word)).length
  const [likely] = partners.toSorted((a, b) => namedBy(b) - namedBy(a))
  const part =
    matches.find(({ product }) => partners.includes(product))?.product ??
    (likely && namedBy(likely) > 0 ? likely : matches[0]?.product)
  const constraints = [...query.constraints, ...conversation.need.constraints]
  // 'How many of these for 210 homes?'
  const isOfNamed =
    named !== undefined && matches.every(({ product }) => product !== part || product === host)
  if (named && (isOfNamed || !partners.includes(part as P)))
    return {
      query,
      part: named.product,
      host: undefined,
      constraints,
      named: conversation.named,
      weights,
    }
  return {
    query,
    part: part ?? host,
    host: part && host !== part ? host : undefined,
    constraints,
    named: conversation.named,
    weights,
  }
}
