import { attributeTerms } from '#content/attribute-terms.ts'
import { attributeLookup, labelFromKey } from '#domain/catalogue/attribute.ts'
import { byWorth } from '#domain/catalogue/facet-worth.ts'
import type { Facet, FacetValue, Figures } from '#domain/catalogue/facets.ts'
import { withValues, type ListingState } from '#domain/catalogue/listing-state.ts'
import { fieldOf, typedRanges } from '#domain/catalogue/typed-ranges.ts'
import { lookup } from '#domain/lookup.ts'
import type { ListingResult } from '#domain/catalogue/listing.ts'
import { fillIn } from '#domain/texts/fill-in.ts'
import * as texts from '#texts/listing.ts'
import { readState } from '../search/as-filters.ts'
import type { Reading } from '../search/reading-view.ts'
import type { SiteResults } from '../search/site-results.ts'
import { toCard, type Card } from './card.ts'
import { tableView, type TableView } from './table-view.ts'

/** A filter of the list. Its values may come later: sixty filters hold a thousand of them. */
export type ListingFacet = {
  key: string
  /** Left out where its values are, and it is the key in words. */
  label?: string
  explain?: string
  group?: string
  /** Where it has numbers, with its values or where a range is asked. */
  figures?: Figures
  /** The labels of its few chosen values, where its values come later. */
  chosen?: string[]
  values?: FacetValue[]
  /** How many of its values were left out. */
  more?: number
}

/** The all-products page. */
export type ListingView = {
  state: ListingState
  /** Values that were asked for and that no product has, with their filters. */
  unknown?: string[]
  /** None where there is a table. */
  cards: Card[]
  table?: TableView
  matched: number
  total: number
  pages: number
  /** What is chosen first, then what splits the products best. */
  facets: ListingFacet[]
  /** What the order is called, where one is chosen. */
  sorted?: string
  /** Of a text: how the server read it. */
  reading?: Reading
  /** The product no longer made that the text names: its page, and what is said of it. */
  former?: { to: string; says: string }
  /** Of a text: pages, tools and documents that it finds. */
  further?: SiteResults
  /** What does not meet all and comes nearest, each with what it misses. */
  near?: Card[]
}

const define = attributeLookup(attributeTerms)

/** What travels with a page: so many filters, and the values of so many of them. */
const maxSent = { filters: Infinity, values: 4 }
/** So few values make a short filter. */
const maxShort = 12
/** More chosen values than this, as after Select All, take the room of those that would travel. */
const maxChosen = 20
/** Labels of chosen values that travel: as many as stand as chips. */
const maxLabels = 6
/** What nobody has is told of so many; an address may ask for hundreds. */
const maxUnknown = 5

/**
 * Filters that could not narrow what is shown are left out, unless something is chosen in them, in
 * the address or by what was `read` of its text.
 */
export function listingView(result: ListingResult, read = result.state): ListingView {
  const { state, unknown, items, matched, total, pages, columns } = result
  return {
    state,
    ...(unknown && { unknown: unknown.slice(0, maxUnknown).map(nameOfValue) }),
    matched,
    total,
    pages,
    ...(state.sort && { sorted: nameOfSort(state.sort) }),
    cards: columns ? [] : items.map((product) => toCard(product)),
    ...(columns && { table: tableView(items, columns) }),
    facets: shownFacets({ ...result, state: read }),
  }
}

const nameOfValue = ({ key, value }: { key: string; value: string }) =>
  `${define(key).label}: ${value.replace(/\p{Cc}+/gu, ' ')}`

function nameOfSort(sort: string): string {
  const { label } = define(sort.replace(/^-/, ''))
  return sort.startsWith('-')
    ? fillIn(texts.descending, { label })
    : fillIn(texts.ascending, { label })
}

/** What is chosen first, then what the company places there, then what splits the products best. */
export function shownFacets({
  state: { selection, ranges = {} },
  facets,
  matched,
}: Pick<ListingResult, 'state' | 'facets' | 'matched'>): Facet[] {
  const isChosen = (key: string) =>
    lookup(selection, key) !== undefined || lookup(ranges, key) !== undefined
  const shown = facets.filter(
    ({ key, values }) => isChosen(key) || values.some(({ count }) => count > 0),
  )
  return byWorth(shown, matched, isChosen, (key) => define(key).filter)
}

/**
 * The filters as a page carries them: the values of the first short ones, or of the `open` one.
 * The others are asked for when their dropdown opens, so that a page stays small however
 * large the catalogue.
 */
export function withoutDistantValues<V extends Pick<ListingView, 'state' | 'facets' | 'reading'>>(
  view: V,
  open: string | null,
  sent = maxSent,
): V {
  const { query } = view.state
  const { selection, ranges = {} } = readState(view.state, view.reading)
  const count = Object.values(selection).flat().length
  // What was read of a text, documents and pages take their room.
  let travelling = count > maxChosen || query ? sent.values : 0
  return {
    ...view,
    facets: view.facets.filter(isSent).map((facet) => {
      const short = open === null && (facet.values?.length ?? 0) <= maxShort
      if (facet.key === open || (short && travelling++ < sent.values)) {
        const { group: _, ...own } = facet
        return own
      }
      const { key, label, values, figures } = facet
      const own = lookup(selection, key) ?? []
      const labels = own.map((value) => values?.find((one) => one.value === value)?.label ?? value)
      const differ = labels.some((text, i) => text !== own[i])
      return {
        key,
        ...(label !== labelFromKey(key) && { label }),
        ...(differ && own.length <= maxLabels && { chosen: labels }),
        ...(figures && lookup(ranges, key) && { figures }),
      }
    }),
  }

  /** What is chosen stands first. */
  function isSent({ key }: ListingFacet, place: number): boolean {
    return (
      place < sent.filters ||
      key === open ||
      lookup(selection, key) !== undefined ||
      lookup(ranges, key) !== undefined
    )
  }
}

/**
 * The state that a form asks for where no script runs: Select All and Clear All send `all` or
 * `none` with their field's key, fields of numbers a side of a range each. Undefined for any
 * other request.
 */
export function formState(
  params: URLSearchParams,
  view: Pick<ListingView, 'state' | 'facets'>,
): ListingState | undefined {
  const key = params.get('all') ?? params.get('none')
  if (key === null) {
    const ranges = { ...view.state.ranges, ...typedRanges(params) }
    return [...params.keys()].some((name) => fieldOf(name) !== name)
      ? { ...view.state, ranges, page: 1 }
      : undefined
  }
  const facet = params.has('all') && view.facets.find((candidate) => candidate.key === key)
  const values = facet ? facet.values?.map(({ value }) => value) : undefined
  const { selection, ranges, ...state } = view.state
  const others = Object.entries(ranges ?? {}).filter(
    ([other]) => params.has('all') || other !== key,
  )
  return {
    ...state,
    selection: withValues(selection, key, values ?? []),
    ...(others.length > 0 && { ranges: Object.fromEntries(others) }),
    page: 1,
  }
}
