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
}

export const allProducts: ListPlace = {
  path: paths.products(),
  to: paths.products,
  keep: {},
  parse: parseListingState,
}

/** A family's page, of one type or all. */
export function familyPlace(slug: string, type: string | undefined): ListPlace {
  return {
    path: paths.family(slug),
    to: (state) => paths.family(slug, type, state?.page, state),
    keep: type ? { type } : {},
    parse: (params) => {
      const { selection, ...state } = parseListingState(params)
      return { ...state, selection: withValues(selection, 'type', []) }
    },
  }
}
