import { sentencesOf } from '#domain/search/passages.ts'
import type { SearchedProduct } from '#domain/search/product-facts.ts'
import type { Match } from '#domain/search/product-search.ts'
import { attributesOf } from '#domain/search/constraint.ts'
import { fillIn } from '#domain/texts/fill-in.ts'
import type { Need } from './conversation.ts'
import type { Knowledge, Reply } from './knowledge.ts'
import { questionAmong } from './question-among.ts'
import { asClause, createWording, listOf, sayProduct } from './wording.ts'

export const maxSuggested = 3
const minSuggested = 2
/** Of the best score, so much has whatever is named beside it. */
const nearShare = 0.5

/** Two or three likely products of different types. */
export function suggestKinds<P extends SearchedProduct>(
  matches: readonly Match<P>[],
  need: Need,
  knowledge: Knowledge<P>,
  attributes: readonly string[],
): Reply<P> {
  const likely: Match<P>[] = []
  for (const match of matches) {
    if (likely.length === maxSuggested) break
    const { subFamily } = match.product
    if (likely.every(({ product }) => product.subFamily !== subFamily)) likely.push(match)
  }
  return suggest(likely, need, knowledge, { attributes })
}

/** Likely products, what they are, and one question. */
export function suggest<P extends SearchedProduct>(
  likely: readonly Match<P>[],
  need: Need,
  knowledge: Knowledge<P>,
  {
    strange = [],
    isMet = false,
    attributes = [],
  }: {
    /** Figures that no record of them states. */
    strange?: readonly string[]
    /** Each of them meets all that was asked for. */
    isMet?: boolean
    /** Attributes that are asked for. */
    attributes?: readonly string[]
  } = {},
): Reply<P> {
  const { texts } = knowledge
  const least = nearShare * (likely[0]?.score ?? 0)
  const suggested = likely.filter(({ score }, at) => at < minSuggested || score >= least)
  const products = suggested.map(({ product }) => product)
  const named = products.map((product) =>
    fillIn(texts.couldBe, {
      product: sayProduct(product),
      summary:
        listOf(statedOf(product, attributes, knowledge), texts.and) ||
        asClause(sentencesOf(product.text)[0] ?? ''),
    }),
  )
  const known = new Set([...need.constraints.flatMap(attributesOf), ...attributes])
  const question = questionAmong(products, known, knowledge)
  return {
    text: [
      strange.length ? fillIn(texts.noneStates, { what: listOf(strange, texts.or) }) : '',
      named.length === 1
        ? fillIn(texts.suggestedOne, { product: named[0]! })
        : fillIn(isMet ? texts.allMeet : texts.suggested, { products: named.join('; ') }),
      question ?? texts.tellMore,
    ]
      .filter(Boolean)
      .join(' '),
    subject: products,
  }
}

/** What a record states of some attributes. */
export function statedOf<P extends SearchedProduct>(
  product: P,
  keys: readonly string[],
  { search, definitions }: Pick<Knowledge<P>, 'search' | 'definitions'>,
): string[] {
  const { sayAttribute } = createWording(definitions)
  const [facts] = search.facts(product)
  return keys.flatMap((key) => sayAttribute(key, facts!) ?? [])
}
