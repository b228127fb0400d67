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

/** What an address asks of a page's filters, beside the parameter that the page itself reads. */
export function stateBeside(own: string, params: URLSearchParams): ListingState {
  const { selection, ...state } = parseListingState(params)
  return { ...state, selection: withValues(selection, own, []) }
}
