import type { NumberedProduct } from '#domain/catalogue/number-reader.ts'
import type { Product } from '#domain/catalogue/product.ts'
import { askedNumber } from '#domain/search/asked-number.ts'
import type { Match, ProductSearch, Query } from '#domain/search/product-search.ts'
import type { Checked } from '#domain/search/relevance.ts'

/** More than two are no offer. */
const maxOffered = 2
/** Of the words and figures of a line, so many stand in what it may mean: the rest would be passed over. */
const minCoverage = 0.4

/**
 * The part numbers that a line of words decides on: of what meets all that is asked, what holds most of the
 * words and the figures themselves. A series without a length is no number, and what several serve
 * alike is for the search to show.
 */
export function meantByWords(
  search: Pick<ProductSearch<Product>, 'find'>,
  written: string,
): NumberedProduct[] {
  if (!isWords.test(written)) return []
  const { query, matches } = search.find(written)
  // The best of all is meant where it meets all that is asked, whatever its kind is called.
  const fitting = matches.filter(
    ({ isFit, checks }, rank) => isFit || (rank === 0 && checks.length > 0 && checks.every(isMet)),
  )
  const [best] = fitting
  if (!best || query.unknown.length > 0) return []
  const isDemanding = query.constraints.length > 0
  const { coverage } = best.features
  if (coverage < (isDemanding ? minCoverage : 1) || (!isDemanding && fitting.length > 1)) return []
  const offered = fitting
    .filter(
      (match) =>
        match.features.coverage >= coverage && distanceOf(match) <= distanceOf(best) + tolerance,
    )
    .flatMap(({ product }) => {
      const partNumber = numberFor(product, query)
      return partNumber ? { product, partNumber } : []
    })
  return offered.length > maxOffered ? [] : offered
}

const isMet = ({ result }: Checked) => result === 'met'
const tolerance = 1e-9

function numberFor(product: Product, query: Query<Product>): string | undefined {
  const isSeries = product.variants != null || product.ordering != null
  const asked = askedNumber(product, query.constraints)?.partNumber
  if (asked || isSeries) return asked
  return query.kinds.length > 0 ? product.partNumber : undefined
}

/** How far what it has is from the figures that were asked: eight ports serve for four, and are none. */
const distanceOf = ({ checks }: Match<Product>) =>
  checks.reduce((sum, { distance }) => sum + distance, 0)

/** More than one word, and not in signs alone. */
const isWords = /\p{L}{3}.*\s|\s.*\p{L}{3}/u
