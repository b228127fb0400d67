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
  /** The text is the number of a document: no product is meant. */
  isAlone: boolean
}

const maxLinks = 4
const productsRead = 5

export function siteResults<P extends ProductSummary>(
  pages: readonly FoundPage[],
  { query, fits, leading, others }: Pick<ListedMatches<P>, 'query' | 'fits' | 'leading' | 'others'>,
): SiteResults {
  const [best] = pages
  const products = [...leading, ...fits, ...others].slice(0, productsRead)
  const nameHeld = Math.max(0, ...products.map(({ features }) => features.nameCoverage))
  const text = fold(query.written).trim()
  const isNamed =
    query.numbers.length > 0 || products.some(({ product }) => fold(product.name).includes(text))
  return {
    links: pages.slice(0, maxLinks).map(({ path, title, note }) => ({
      to: path,
      name: title,
      note,
    })),
    isFirst: best !== undefined && !isNamed && best.named > nameHeld,
    isAlone: best?.isNumber === true && query.numbers.length === 0,
  }
}

export const withoutProducts = <P>(matches: ListedMatches<P>): ListedMatches<P> => ({
  ...matches,
  isNumber: true,
  isUnlisted: false,
  fits: [],
  leading: [],
  others: [],
})
