import type { NamedKind } from '#domain/search/kind-reader.ts'
import type { SearchedProduct } from '#domain/search/product-facts.ts'
import type { ProductSearch, Query } from '#domain/search/product-search.ts'

/** A name that is written in full stands among the best matches. */
const maxLooked = 3

/** A text as search reads it; a product that it names in full counts as named by its number. */
export function readQuery<P extends SearchedProduct>(
  text: string,
  before: readonly NamedKind[],
  search: ProductSearch<P>,
): Query<P> {
  const query = search.parse(text, before)
  if (query.numbers.length > 0 || query.words.length === 0) return query
  const words = ` ${search.wordsOf(text).join(' ')} `
  const isWritten = ({ name }: P) => words.includes(` ${search.wordsOf(name).join(' ')} `)
  const found = search
    .search(query)
    .matches.slice(0, maxLooked)
    .find(({ product }) => isWritten(product))?.product
  if (!found) return query
  const { partNumber, name } = found
  const id = search.places.get(found)!
  return {
    ...query,
    numbers: [{ id, match: 'exact', partNumber, written: name, product: found }],
  }
}
