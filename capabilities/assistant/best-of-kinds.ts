import type { NamedKind } from '#domain/search/kind-reader.ts'
import type { SearchedProduct } from '#domain/search/product-facts.ts'
import type { Query } from '#domain/search/product-search.ts'
import { weightedWords, type Conversation } from './conversation.ts'
import type { CountedFigure } from './counted-figures.ts'
import type { Knowledge } from './knowledge.ts'
import { partnersOf } from './part-holders.ts'

export type AskedAmount<P> = {
  query: Query<P>
  conversation: Conversation<P>
  figures: readonly CountedFigure[]
}

/** Finds the best product of some kinds: what is known, else its partner, else by all words so far. */
export function createBestOfKinds<P extends SearchedProduct>(
  { query, conversation: { words, need } }: Pick<AskedAmount<P>, 'query' | 'conversation'>,
  knowledge: Knowledge<P>,
) {
  const { search } = knowledge
  const weights = weightedWords(words)
  const wanted = {
    ...query,
    hosts: [],
    numbers: [],
    // Figures are what all pieces together have to be enough for.
    constraints: [...new Set([...query.constraints, ...need.constraints])].filter(
      ({ test }) => test.type === 'values',
    ),
    words: [...weights.keys()],
    weights,
  }

  return (kinds: readonly NamedKind[], known: readonly P[]): P | undefined => {
    const ofKind = search
      .search({ ...wanted, kinds: [...kinds] })
      .matches.filter(({ isOfKind }) => isOfKind)
    const fitting = ofKind.flatMap(({ isMiss, product }) => (isMiss ? [] : product))
    const partners = partnersOf(known, knowledge)
    return (
      known.find((product) => fitting.includes(product)) ??
      fitting.find((product) => partners.has(product)) ??
      ofKind[0]?.product
    )
  }
}
