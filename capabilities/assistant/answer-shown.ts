import { attributesOf } from '#domain/search/constraint.ts'
import { verify } from '#domain/search/constraint-verifier.ts'
import type { SearchedProduct } from '#domain/search/product-facts.ts'
import type { Query } from '#domain/search/product-search.ts'
import { sayValues } from './answer-fact.ts'
import type { Knowledge, Reply } from './knowledge.ts'

/** As many as stand side by side. */
const maxShown = 4

/**
 * What each of the products that a page shows states of what is asked; those that meet it first.
 * Undefined for a question of something else.
 */
export function answerShown<P extends SearchedProduct>(
  query: Query<P>,
  shown: readonly P[],
  knowledge: Knowledge<P>,
): Reply<P> | undefined {
  const { attributes, constraints, kinds, numbers } = query
  const keys = [...new Set([...attributes, ...constraints.flatMap(attributesOf)])]
  if (shown.length < 2 || kinds.length + numbers.length > 0 || keys.length === 0) return undefined
  const missedBy = (product: P) =>
    constraints.filter((constraint) =>
      knowledge.search.facts(product).every((facts) => verify(facts, constraint).result !== 'met'),
    ).length
  const products = shown.slice(0, maxShown).toSorted((a, b) => missedBy(a) - missedBy(b))
  const values = products.map((product) => sayValues(product, keys, knowledge)).filter(Boolean)
  return values.length > 0 ? { text: values.join(' '), subject: shown } : undefined
}
