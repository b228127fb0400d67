import type { NamedKind } from '#domain/search/kind-reader.ts'
import type { SearchedProduct } from '#domain/search/product-facts.ts'
import type { Query } from '#domain/search/product-search.ts'
import type { Conversation } from './conversation.ts'
import type { Knowledge } from './knowledge.ts'

/** What goes together with what: two products, or one and what of some kinds goes with it. */
export type FitQuestion<P> = {
  products: readonly [P] | readonly [P, P]
  kinds: readonly NamedKind[]
}

/** Reads whose fit is asked: what is named by its number, else what is spoken of. */
export function readFitQuestion<P extends SearchedProduct>(
  query: Query<P>,
  { subject, before }: Conversation<P>,
  { search, cuesOf }: Knowledge<P>,
): FitQuestion<P> | undefined {
  // A piece of a number may fit a whole series: its first product stands for it.
  const byNumber = Map.groupBy(query.numbers, ({ written }) => written)
  const named = new Set(
    [...byNumber.values()].flatMap(([hit]) => (hit!.match === 'near' ? [] : hit!.product)),
  )
  const [first = subject[0], second] = named
  if (!first) return undefined
  if (second) return { products: [first, second], kinds: [] }
  const isKnown = ({ members }: NamedKind) =>
    [...named, ...subject].some((product) => members.has(search.places.get(product)!))
  const kinds = [...query.kinds, ...query.hosts]
  const others = kinds.filter((kind) => !isKnown(kind))
  if (named.size === 0)
    return others.length > 0 || kinds.length === 0
      ? { products: [first], kinds: others }
      : undefined
  // 'Does it go into those?'
  const isPointing = cuesOf(search.wordsOf(query.written)).has('pointer')
  const spoken = before.find((product) => product !== first)
  return spoken && (isPointing || others.length === 0)
    ? { products: [first, spoken], kinds: [] }
    : { products: [first], kinds: others }
}
