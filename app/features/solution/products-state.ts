import { stateBeside, type ListPlace } from '#app/features/catalogue/list-place.ts'
import { paths } from '#app/lib/paths.ts'
import type { ListingState } from '#domain/catalogue/listing-state.ts'

/** What the visitor asked of the products; it lives in the URL. */
export type ProductsState = { family: string | null; asked: ListingState }

/** Reads the state from a query string; anything odd counts as not asked. */
export function parseProductsState(params: URLSearchParams): ProductsState {
  return { family: params.get('family'), asked: stateBeside('family', params) }
}

/** A solution's page that lists products, of one of its families or all; `family` is its slug. */
export function solutionPlace(slug: string, family: string | undefined): ListPlace {
  return {
    path: paths.solution(slug),
    to: (state) => paths.solution(slug, family, state?.page, state),
    keep: family ? { family } : {},
    parse: (params) => stateBeside('family', params),
  }
}
