import type { Facet } from '#domain/catalogue/facets.ts'
import type { ListingResult, ListingState } from '#domain/catalogue/listing.ts'
import { toCard, type Card } from './card.ts'

/** The all-products page. */
export type ListingView = {
  state: ListingState
  cards: Card[]
  matched: number
  total: number
  pages: number
  facets: Facet[]
}

export function listingView({ items, ...rest }: ListingResult): ListingView {
  return { ...rest, cards: items.map((product) => toCard(product)) }
}

/**
 * The state that a press on Select All or Clear All asks for where no script runs: those
 * buttons send `all` or `none` with their field's key. Undefined for any other request.
 */
export function bulkSelection(params: URLSearchParams, view: ListingView): ListingState | undefined {
  const key = params.get('all') ?? params.get('none')
  if (key === null) return undefined
  const { [key]: _, ...selection } = view.state.selection
  const facet = params.has('all') && view.facets.find((candidate) => candidate.key === key)
  if (facet) selection[key] = facet.values.map(({ value }) => value)
  return { ...view.state, selection, page: 1 }
}
