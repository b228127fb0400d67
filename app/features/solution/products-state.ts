import { stateBeside } from '#app/features/catalogue/list-place.ts'
import type { ListingState } from '#domain/catalogue/listing-state.ts'

/** What the visitor asked of the products; it lives in the URL. */
export type ProductsState = { family: string | null; asked: ListingState }

/** Reads the state from a query string; anything odd counts as not asked. */
export function parseProductsState(params: URLSearchParams): ProductsState {
  return { family: params.get('family'), asked: stateBeside('family', params) }
}
