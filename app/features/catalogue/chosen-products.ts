import type { FilteredList } from '#domain/catalogue/family-listings.ts'
import { withValues, type ListingState } from '#domain/catalogue/listing-state.ts'
import { isPlaceField } from '#domain/catalogue/place-fields.ts'
import { toCard, type Card } from './card.ts'
import { shownFacets, type ListingFacet } from './listing-view.ts'

/** Products of a page whose own buttons choose by one field, such as the type, and its filters by others. */
export type ChosenProducts = {
  /** What the filters ask of them. */
  state: ListingState
  /** As on the list of all products, without those that such pages choose by. */
  facets: ListingFacet[]
  /** Products of the choice, or of all, that pass the filters, of which `cards` are one page. */
  matched: number
  pages: number
  /** Places of the first and last product of this page. */
  shown: { from: number; to: number }
  cards: Card[]
}

type Choice = {
  field: string
  /** Undefined for all. */
  chosen: string | undefined
  pageSize: number
  /** What cards say beside the name. */
  place: 'family' | 'subFamily'
}

/** `ofAll` and `countOf` count what passes the filters, of all choices and of one. */
export function chosenProducts(
  listing: FilteredList,
  { page, selection: asked, ranges }: Pick<ListingState, 'page' | 'selection' | 'ranges'>,
  { field, chosen, pageSize, place }: Choice,
): { products: ChosenProducts; ofAll: number; countOf: (value: string) => number } {
  const ask = (values: string[]) =>
    listing({
      query: '',
      page,
      ...(ranges && { ranges }),
      selection: withValues(asked, field, values),
    })
  const found = ask(chosen === undefined ? [] : [chosen])
  const counts = found.facets.find(({ key }) => key === field)?.values ?? []
  const { selection, ...state } = found.state
  const before = (state.page - 1) * pageSize
  return {
    products: {
      state: { ...state, selection: withValues(selection, field, []) },
      facets: shownFacets(found).filter(({ key }) => !isPlaceField(key)),
      matched: found.matched,
      pages: found.pages,
      shown: { from: before + 1, to: before + found.items.length },
      cards: found.items.map((product) => toCard(product, place)),
    },
    ofAll: (chosen === undefined ? found : ask([])).matched,
    countOf: (name) => counts.find(({ value }) => value === name)?.count ?? 0,
  }
}
