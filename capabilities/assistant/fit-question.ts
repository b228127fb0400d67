import type { NamedKind } from '#domain/search/kind-reader.ts'
import type { SearchedProduct } from '#domain/search/product-facts.ts'
import type { Query } from '#domain/search/product-search.ts'
import type { Conversation } from './conversation.ts'
import type { Knowledge } from './knowledge.ts'
import { sidesOf } from './sides.ts'

/** The products whose fit is asked: those that are named, else what was spoken of and the best match. */
export function fitAsked<P extends SearchedProduct>(
  query: Query<P>,
  { subject, before: spoken, named: visitors }: Conversation<P>,
  weights: ReadonlyMap<string, number>,
  knowledge: Knowledge<P>,
) {
  const shared = { query, named: visitors, weights }
  const { search } = knowledge
  const kinds = [...query.kinds, ...query.hosts]
  const named = query.numbers.length > 0 ? sidesOf({ ...query, items: [] }, search) : []
  const isKnown = (kind: NamedKind) =>
    [...named, ...subject].some((product) => kind.members.has(search.places.get(product)!))
  const others = kinds.filter((kind) => !isKnown(kind))
  if (named.length >= 2) return { ...shared, products: named.slice(0, 2), kinds: [], isSure: true }
  if (named.length === 1) {
    // 'Does it go into those?'
    const isPointing = knowledge.cuesOf(search.wordsOf(query.written)).has('pointer')
    const [before] = spoken.filter((one) => one !== named[0])
    const isOfBoth = before && (isPointing || others.length === 0)
    return {
      ...shared,
      products: isOfBoth ? [...named, before] : named,
      isSure: true,
      kinds: isOfBoth ? [] : others,
    }
  }
  if (subject.length > 0 && (others.length > 0 || kinds.length === 0))
    return { ...shared, products: subject.slice(0, 1), kinds: others, isSure: false }
  const sides = sidesOf(query, search)
  // What is only spoken of is what the other goes into.
  const isHost = (product: P) =>
    query.hosts.some(({ members }) => members.has(search.places.get(product)!))
  const [host] = sides.filter(isHost)
  const ordered = host ? [host, ...sides.filter((one) => one !== host)] : sides
  return { ...shared, products: ordered.slice(0, 2), kinds: query.kinds, isSure: false }
}
