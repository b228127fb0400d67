import { attributeTerms } from '#content/attribute-terms.ts'
import { attributeLookup, labelFromKey } from '#domain/catalogue/attribute.ts'
import type { FacetValue } from '#domain/catalogue/facets.ts'
import { withValues, type ListingState } from '#domain/catalogue/listing-state.ts'
import { lookup } from '#domain/lookup.ts'
import type { ListingResult } from '#domain/catalogue/listing.ts'
import type { Further } from '../search/further-of.ts'
import type { Reading } from '../search/reading-view.ts'
import { toCard, type Card } from './card.ts'
import { tableView, type TableView } from './table-view.ts'

/** A filter of the list. Its values may come later: sixty filters hold a thousand of them. */
export type ListingFacet = {
  key: string
  /** Left out where its values are, and it is the key in words. */
  label?: string
  explain?: string
  /** The label of its chosen value, where that is a single one and its values come later. */
  only?: string | undefined
  values?: FacetValue[]
}

/** The all-products page. */
export type ListingView = {
  state: ListingState
  /** None where there is a table. */
  cards: Card[]
  table?: TableView
  matched: number
  total: number
  pages: number
  facets: ListingFacet[]
  /** What the order is called, where one is chosen. */
  sorted?: string
  /** Of a text: how the server read it. */
  reading?: Reading
  /** Of a text: documents and pages that hold its words. */
  further?: Further
  /** Where nothing meets all: what comes nearest, each with what it misses. */
  near?: Card[]
}

const define = attributeLookup(attributeTerms)

/** What travels with a page: values of so many filters, each of so few values. */
const maxSent = { facets: 5, values: 12 }
/** More chosen values than this, as after Select All, take the room of those that would travel. */
const maxChosen = 20

/** Filters that could not narrow what is shown are left out, unless something is chosen in them. */
export function listingView(result: ListingResult): ListingView {
  const { state, items, matched, total, pages, facets, columns } = result
  const { selection } = state
  return {
    state,
    matched,
    total,
    pages,
    ...(state.sort && { sorted: nameOfSort(state.sort) }),
    cards: columns ? [] : items.map((product) => toCard(product)),
    ...(columns && { table: tableView(items, columns) }),
    facets: facets.filter(
      ({ key, values }) => lookup(selection, key) || values.some(({ count }) => count > 0),
    ),
  }
}

function nameOfSort(sort: string): string {
  const { label } = define(sort.replace(/^-/, ''))
  return `${label}, ${sort.startsWith('-') ? 'descending' : 'ascending'}`
}

/**
 * The view as a page carries it: the values of the first short filters, or of the `open` one.
 * The others are asked for when their dropdown opens, so that a page stays small however
 * large the catalogue.
 */
export function withoutDistantValues(view: ListingView, open: string | null): ListingView {
  const { selection } = view.state
  const chosen = Object.values(selection).flat().length
  let travelling = chosen > maxChosen ? maxSent.facets : 0
  return {
    ...view,
    facets: view.facets.map((facet) => {
      const short = open === null && (facet.values?.length ?? 0) <= maxSent.values
      if (facet.key === open || (short && travelling++ < maxSent.facets)) return facet
      const { key, label, values } = facet
      const own = lookup(selection, key)
      const only = own?.length === 1 && values?.find(({ value }) => value === own[0])?.label
      return { key, ...(label !== labelFromKey(key) && { label }), ...(only && { only }) }
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
  const facet = params.has('all') && view.facets.find((candidate) => candidate.key === key)
  const values = facet ? facet.values?.map(({ value }) => value) : undefined
  return { ...view.state, selection: withValues(view.state.selection, key, values ?? []), page: 1 }
}
