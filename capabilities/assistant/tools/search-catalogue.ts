import type { Site } from '#app/context.ts'
import { foundView } from '#app/features/search/found-view.ts'
import { missesOf } from '#app/features/search/misses-of.ts'
import type { Product } from '#domain/catalogue/product.ts'
import { listMatches } from '#domain/search/listed-matches.ts'
import type { Match } from '#domain/search/product-search.ts'
import type { SearchCatalogue } from './tool-site.ts'

/** What the all-products list shows for a text. */
export function searchCatalogue({
  search: makeSearch,
  listing,
}: Pick<Site, 'search' | 'listing'>): SearchCatalogue {
  return async (query, page) => {
    const search = await makeSearch()
    if (!search) throw new Error('The catalogue is not read yet.')
    const matches = listMatches(search.find(query), search)
    const state = { query, selection: {}, page }
    const { items, matched, pages, near } = listing(state, matches)
    const { reading } = foundView(state, { listing, search }, matches)
    return {
      readAs: reading?.chips.map(({ says }) => says) ?? [],
      notUnderstood: [...(reading?.unknown ?? []), ...(reading?.passed ?? [])],
      didYouMean: reading?.meant ?? [],
      matched,
      pages,
      meets: items.map((product) => ({ product, met: metBy(product, matches.fits) })),
      near: near.map((match) => ({
        product: match.product,
        misses: missesOf(match, matches.query, search),
      })),
    }
  }
}

/** The constraints that its record meets; none of a product that only its words have found. */
function metBy(product: Product, fits: readonly Match<Product>[]): string[] {
  const checks = fits.find((match) => match.product === product)?.checks ?? []
  const met = checks.filter(({ result }) => result === 'met')
  return [...new Set(met.map(({ constraint }) => constraint.says))]
}
