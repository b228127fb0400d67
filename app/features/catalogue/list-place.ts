import {
  parseListingState,
  withValues,
  type ListingState,
} from '#domain/catalogue/listing-state.ts'
import { paths } from '#app/lib/paths.ts'

/** A page that lists products by what its address asks. */
export type ListPlace = {
  /** Where its forms lead. */
  path: string
  /** Its address for a state, with what else it holds. */
  to: (state?: Partial<ListingState>) => string
  /** What else its address holds, for its forms. */
  keep: Readonly<Record<string, string>>
  parse: (params: URLSearchParams) => ListingState
  /** Its list can be asked for as data: paths.listAsData. */
  isBroughtAhead?: true
}

export const allProducts: ListPlace = {
  path: paths.products(),
  to: paths.products,
  keep: {},
  parse: parseListingState,
  isBroughtAhead: true,
}

/** A family's page, of one type or all. */
export function familyPlace(slug: string, type: string | undefined): ListPlace {
  return {
    path: paths.family(slug),
    to: (state) => paths.family(slug, type, state?.page, state),
    keep: type ? { type } : {},
    parse: (params) => stateBeside('type', params),
    isBroughtAhead: true,
  }
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

/** What an address asks of a page's filters, beside the parameter that the page itself reads. */
export function stateBeside(own: string, params: URLSearchParams): ListingState {
  const { selection, ...state } = parseListingState(params)
  return { ...state, selection: withValues(selection, own, []) }
}
