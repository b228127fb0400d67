import type { NamedKind } from '#domain/search/kind-reader.ts'
import type { SearchedProduct } from '#domain/search/product-facts.ts'
import type { Query } from '#domain/search/product-search.ts'
import type { Knowledge } from './knowledge.ts'

/** Of a longer text the beginning may be a name. */
const maxWords = 60

/** A text as search reads it; a product that it names in full counts as named by its number. */
export function readQuery<P extends SearchedProduct>(
  text: string,
  before: readonly NamedKind[],
  { search, findByName }: Pick<Knowledge<P>, 'search' | 'findByName'>,
): Query<P> {
  const query = search.parse(text, before)
  if (query.numbers.length > 0) return query
  const product = findByName(search.wordsOf(text).slice(0, maxWords))
  if (!product) return query
  const { partNumber, name } = product
  const id = search.places.get(product)!
  return { ...query, numbers: [{ id, match: 'exact', partNumber, written: name, product }] }
}
