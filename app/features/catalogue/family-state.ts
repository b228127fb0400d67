import type { ListingState } from '#domain/catalogue/listing-state.ts'
import { stateBeside } from './list-place.ts'

/** What the visitor asked of a family's page; it lives in the URL. */
export type FamilyState = { type: string | null } & Pick<
  ListingState,
  'page' | 'selection' | 'ranges'
>

/** Reads the state from a query string; anything odd counts as not asked. */
export function parseFamilyState(params: URLSearchParams): FamilyState {
  const { selection, ranges, page } = stateBeside('type', params)
  return { type: params.get('type'), selection, ...(ranges && { ranges }), page }
}
