import { fold } from '#domain/catalogue/search.ts'
import type { ProductSummary } from '#domain/catalogue/product.ts'
import type { ListedMatches } from '#domain/search/listed-matches.ts'
import type { FoundPage } from '#domain/search/page-search.ts'
import type { SuggestedLink } from './suggestions-of.ts'

/** Pages, tools and documents that a text finds beside products, best first. */
export type SiteResults = {
  links: SuggestedLink[]
  /** The best of them answers the text better than any product. */
  isFirst: boolean
  /** No product is meant: the text is the number of a document, or of what is not sold. */
  isAlone: boolean
}

const maxLinks = 4
const productsRead = 5
/** A page that holds less of the words is not what was meant. */
const minNamed = 0.6

export function siteResults<P extends ProductSummary>(
  pages: readonly FoundPage[],
  matches: ListedMatches<P>,
): SiteResults {
  const [best] = pages
  const isFirst = best !== undefined && answersBetter(best, matches)
  return {
    links: pages.slice(0, maxLinks).map(({ path, title, note }) => ({
      to: path,
      name: title,
      note,
    })),
    isFirst,
    isAlone: isFirst && (best.isNumber === true || matches.isUnlisted),
  }
}

/** Never where a product has what was asked for, is called so, or names more of the words. */
function answersBetter<P extends ProductSummary>(
  best: FoundPage,
  { query, fits, leading, others, isDemanding }: ListedMatches<P>,
): boolean {
  if (query.numbers.length > 0) return false
  if (best.isNumber) return true
  if (best.named < minNamed || (isDemanding && fits.length > 0)) return false
  const products = [...leading, ...fits, ...others].slice(0, productsRead)
  const text = fold(query.written).trim()
  return products.every(
    ({ product, features }) =>
      features.nameCoverage < best.named && !fold(product.name).includes(text),
  )
}

export const withoutProducts = <P>(matches: ListedMatches<P>): ListedMatches<P> => ({
  ...matches,
  isNumber: true,
  isUnlisted: false,
  fits: [],
  leading: [],
  others: [],
})
