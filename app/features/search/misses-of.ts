import { attributeTerms } from '#content/attribute-terms.ts'
import { attributeLookup, formatValues, headline } from '#domain/catalogue/attribute.ts'
import { attributesOf } from '#domain/search/constraint.ts'
import type { Facts } from '#domain/search/constraint-verifier.ts'
import { figuresNotSaid } from '#domain/search/listed-matches.ts'
import type { SearchedProduct } from '#domain/search/product-facts.ts'
import type { Match, ProductSearch, Query } from '#domain/search/product-search.ts'
import type { Checked } from '#domain/search/relevance.ts'
import { sayConstraint, wordsRead } from '#domain/search/say-constraint.ts'
import { fillIn } from '#domain/texts/fill-in.ts'
import { inSentence } from '#domain/texts/in-sentence.ts'
import * as texts from '#texts/listing.ts'

const define = attributeLookup(attributeTerms)
/** Of a value list behind 'states', in characters. */
const maxStated = 40

/** What a product that only comes near misses of what was asked for, a phrase each. */
export function missesOf<P extends SearchedProduct>(
  { product, checks, isOfKind }: Match<P>,
  query: Query<P>,
  search: Pick<ProductSearch<P>, 'facts' | 'fullText' | 'places'>,
): string[] {
  const [record] = search.facts(product)
  return [
    ...(isOfKind
      ? []
      : [
          fillIn(texts.misses, {
            what: query.kinds.map((kind) => wordsRead(kind, query)).join(texts.or),
          }),
        ]),
    ...checks.flatMap((check) =>
      record ? sayMiss(check, sayConstraint(check.constraint, query), record) : [],
    ),
    ...figuresNotSaid(product, query, search).map((what) => fillIn(texts.doesNotSay, { what })),
  ]
}

function sayMiss({ result, constraint }: Checked, says: string, record: Facts): string[] {
  const { test, isNegated, isGuess } = constraint
  if (result === 'met') return []
  // Which attribute was meant nobody knows.
  if (isGuess && test.type === 'number' && test.bounds.length > 1)
    return [fillIn(texts.doesNotSay, { what: says })]
  const keys = attributesOf(constraint)
  const key = keys.find((one) => record.get(one)?.length) ?? keys[0]!
  const { label, unit, better } = define(key)
  if (result === 'unstated') {
    const name = inSentence(label.replace(/,.*/, ''))
    return [fillIn(texts.doesNotState, { label: name })]
  }
  const values = (record.get(key) ?? []).map((value) => headline(value, better))
  const stated = formatValues([...new Set(values)], unit)
  if (isNegated || !stated || stated.length > maxStated)
    return [fillIn(texts.misses, { what: says })]
  return [fillIn(texts.missesStates, { what: says, stated })]
}
