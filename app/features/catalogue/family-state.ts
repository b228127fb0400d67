import type { ListingState } from '#domain/catalogue/listing-state.ts'
import { paths } from '#app/lib/paths.ts'
import { stateBeside, type ListPlace } from './list-place.ts'

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
