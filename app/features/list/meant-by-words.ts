import type { NumberedProduct } from '#domain/catalogue/number-reader.ts'
import type { Product } from '#domain/catalogue/product.ts'
import { askedNumber } from '#domain/finding/asked-number.ts'
import type { Finder, Finding, Found } from '#domain/finding/find.ts'

/** More than two are no offer. */
const most = 2
/** Of the words of a line, so many stand in what it may mean: the rest would be passed over. */
const enough = 0.5

/**
 * The part numbers that a line of words decides on: of what has all that is asked, what has most of the
 * words and the figures themselves. A series without a length is no number, and what several serve
 * alike is for the search to show.
 */
export function meantByWords(
  finder: Pick<Finder<Product>, 'find'>,
  written: string,
): NumberedProduct[] {
  if (!isWords.test(written)) return []
  const finding = finder.find(written)
  const { results, understanding } = finding
  const fitting = results.filter(({ fits, isOfKind }) => fits && isOfKind)
  const best = fitting.toSorted((a, b) => b.score - a.score)[0]
  if (!best || understanding.unknown.length > 0) return []
  const isAsked = understanding.requirements.length > 0
  if (best.coverage < (isAsked ? enough : 1) || (!isAsked && fitting.length > 1)) return []
  const offered = fitting
    .filter((one) => one.held >= best.held && distanceOf(one) <= distanceOf(best))
    .flatMap(({ product }) => {
      const partNumber = numberFor(product, finding)
      return partNumber ? { product, partNumber } : []
    })
  return offered.length > most ? [] : offered
}

function numberFor(product: Product, { understanding }: Finding<Product>): string | undefined {
  const isSeries = product.variants != null || product.ordering != null
  const asked = askedNumber(product, understanding.requirements)?.partNumber
  if (asked || isSeries) return asked
  return understanding.kinds.length > 0 ? product.partNumber : undefined
}

/** How far what it has is from the figures that were asked: eight ports serve for four, and are none. */
const distanceOf = ({ checks }: Found<Product>) =>
  checks.reduce((sum, { distance }) => sum + distance, 0)

/** More than one word, and not in signs alone. */
const isWords = /\p{L}{3}.*\s|\s.*\p{L}{3}/u
