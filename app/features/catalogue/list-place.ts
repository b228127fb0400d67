import { paths } from '#app/lib/paths.ts'
import {
  parseListingState,
  withValues,
  type ListingState,
} from '#domain/catalogue/listing-state.ts'

/** A page that lists products; `type` and `family` are what the page itself chooses by. */
export type ListPage =
  | { kind: 'products' }
  | { kind: 'family'; slug: string; type?: string | undefined }
  | { kind: 'solution'; slug: string; family?: string | undefined }

/** How such a page is addressed. */
export type ListPlace = {
  /** Where its forms lead. */
  path: string
  /** The fragment of its list, with its sign; empty where the list begins the page. */
  anchor: '' | '#products'
  /** Its address for a state, with what else it holds. */
  to: (state?: Partial<ListingState>) => string
  /** What else its address holds, for its forms. */
  keep: Readonly<Record<string, string>>
  parse: (params: URLSearchParams) => ListingState
}

export function placeOf(page: ListPage): ListPlace {
  if (page.kind === 'products') {
    return {
      path: paths.products(),
      anchor: '',
      to: paths.products,
      keep: {},
      parse: parseListingState,
    }
  }
  const { slug } = page
  if (page.kind === 'family') {
    const { type } = page
    return {
      path: paths.family(slug),
      anchor: '#products',
      to: (state) => paths.family(slug, type, state?.page, state),
      keep: type ? { type } : {},
      parse: (params) => stateBeside('type', params),
    }
  }
  const { family } = page
  return {
    path: paths.solution(slug),
    anchor: '#products',
    to: (state) => paths.solution(slug, family, state?.page, state),
    keep: family ? { family } : {},
    parse: (params) => stateBeside('family', params),
  }
}

/** What an address asks of a page's products: by the page's own buttons, and by its filters. */
export type PlaceState = { choice: string | null; asked: ListingState }

export const parsePlaceState = (own: 'type' | 'family', params: URLSearchParams): PlaceState => ({
  choice: params.get(own),
  asked: stateBeside(own, params),
})

/** What an address asks of a page's filters, beside the parameter that the page itself reads. */
function stateBeside(own: string, params: URLSearchParams): ListingState {
  const { selection, ...state } = parseListingState(params)
  return { ...state, selection: withValues(selection, own, []) }
}
