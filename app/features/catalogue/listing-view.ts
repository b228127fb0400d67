import type { FacetValue } from '#domain/catalogue/facets.ts'
import type { ListingState } from '#domain/catalogue/listing-state.ts'
import type { ListingResult } from '#domain/catalogue/listing.ts'
import { toCard, type Card } from './card.ts'

/** A filter of the list. Its values may come later: sixty filters hold a thousand of them. */
export type ListingFacet = {
  key: string
  label: string
  explain?: string
  /** How many of its values are chosen, and the label of a single one. */
  chosen: number
  only?: string | undefined
  values?: FacetValue[]
}

/** The all-products page. */
export type ListingView = {
  state: ListingState
  cards: Card[]
  matched: number
  total: number
  pages: number
  facets: ListingFacet[]
}

/** What travels with a page: values of so many filters, each of so few values. */
const mostTravelling = { facets: 6, values: 16 }
/** More chosen values than this, as after Select All, take the room of those that would travel. */
const mostChosen = 20

/** Filters that could not narrow what is shown are left out, unless something is chosen in them. */
export function listingView({ items, facets, ...rest }: ListingResult): ListingView {
  return {
    ...rest,
    cards: items.map((product) => toCard(product)),
    facets: facets
      .map(({ key, label, explain, values }) => {
        const chosen = values.filter(({ selected }) => selected)
        const only = chosen.length === 1 ? chosen[0]?.label : undefined
        return { key, label, explain, chosen: chosen.length, only, values }
      })
      .filter(({ chosen, values }) => chosen > 0 || values.some(({ count }) => count > 0)),
  }
}

/**
 * The view as a page carries it: the values of the first short filters, or of the `open` one.
 * The others are asked for when their dropdown opens, so that a page stays small however
 * large the catalogue.
 */
export function withoutDistantValues(view: ListingView, open: string | null): ListingView {
  const chosen = view.facets.reduce((sum, facet) => sum + facet.chosen, 0)
  let travelling = chosen > mostChosen ? mostTravelling.facets : 0
  return {
    ...view,
    facets: view.facets.map((facet) => {
      const short = open === null && (facet.values?.length ?? 0) <= mostTravelling.values
      if (facet.key === open || (short && travelling++ < mostTravelling.facets)) return facet
      const { values: _, explain: __, ...rest } = facet
      return rest
    }),
  }
}

/**
 * The state that a press on Select All or Clear All asks for where no script runs: those
 * buttons send `all` or `none` with their field's key. Undefined for any other request.
 */
export function bulkSelection(
  params: URLSearchParams,
  view: ListingView,
): ListingState | undefined {
  const key = params.get('all') ?? params.get('none')
  if (key === null) return undefined
  const { [key]: _, ...selection } = view.state.selection
  const facet = params.has('all') && view.facets.find((candidate) => candidate.key === key)
  if (facet) selection[key] = facet.values?.map(({ value }) => value) ?? []
  return { ...view.state, selection, page: 1 }
}
