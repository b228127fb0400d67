import { lookup } from '#domain/lookup.ts'
import { soundText } from '#domain/texts/sound-text.ts'
import type { Selection } from './facets.ts'
import { formatRange, parseRange, type Range, type Ranges } from './range.ts'

/** What the visitor asked of the all-products list; it lives in the URL. */
export type ListingState = {
  query: string
  selection: Selection
  /** Ranges asked of numbers; left out where there are none. */
  ranges?: Ranges | undefined
  page: number
  /** 'name', 'partNumber' or an attribute key, with a minus in front for largest first; family order without it. */
  sort?: string
  /** Rows and columns in place of cards. */
  view?: 'table'
}

const maxQueryLength = 200
/** What Select All may choose; as many as fit into an address that every server takes. */
const maxValues = 500
/** Names of the list's own parameters. */
export const listingParameters = ['q', 'page', 'sort', 'view', 'open', 'all', 'none'] as const
/** Names that no attribute field may have. */
export const reservedParameters: ReadonlySet<string> = new Set(listingParameters)

/**
 * Reads the state from a query string. Oversized and empty values are dropped, never an error; of
 * several ranges of a field the first counts, and what no range can be is a value.
 */
export function parseListingState(params: URLSearchParams): ListingState {
  // Without a prototype, so that a field named __proto__ is a field like any other.
  const selection: Selection = Object.create(null)
  const ranges: Ranges = Object.create(null)
  for (const [key, value] of params) {
    if (reservedParameters.has(key) || value === '' || value.length > maxQueryLength) continue
    const range = parseRange(value)
    if (range) {
      if (!Object.hasOwn(ranges, key)) ranges[key] = range
      continue
    }
    const values = lookup(selection, key) ?? (selection[key] = [])
    if (values.length < maxValues && !values.includes(value)) values.push(value)
  }
  const sort = params.get('sort')
  return {
    query: cutQuery(params.get('q') ?? ''),
    selection,
    ...(Object.keys(ranges).length && { ranges }),
    page: pageNumber(params),
    ...(sort && sort.length <= maxQueryLength && { sort }),
    ...(params.get('view') === 'table' && { view: 'table' }),
  }
}

/** The page of a list that an address asks for, from 1; anything odd counts as the first. */
function pageNumber(params: URLSearchParams): number {
  const page = Number(params.get('page'))
  return Number.isSafeInteger(page) && page > 0 ? page : 1
}

/** A selection with other values for one field, or without the field. */
export function withValues(selection: Selection, key: string, values: string[]): Selection {
  const { [key]: _, ...others } = selection
  return values.length ? { ...others, [key]: values } : others
}

/** Ranges with another one for a field, or without the field; undefined where none is left. */
export function withRange(ranges: Ranges = {}, key: string, range?: Range): Ranges | undefined {
  const { [key]: _, ...others } = ranges
  const left = range ? { ...others, [key]: range } : others
  return Object.keys(left).length ? left : undefined
}

/**
 * Without what nobody types, and cut so that reading it again changes nothing: no space and no half
 * of a character at its end.
 */
function cutQuery(query: string): string {
  const cut = query
    .replace(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, maxQueryLength)
    .replace(/[\ud800-\udbff]$/, '')
  return soundText(cut).trim()
}

/** Writes the state as a query string without its '?', empty for the whole list. */
export function formatListingState(state: ListingState): string {
  const { query, selection, ranges, page, sort, view } = state
  const params = new URLSearchParams()
  if (query) params.set('q', query)
  for (const [key, values] of Object.entries(selection)) {
    for (const value of values) params.append(key, value)
  }
  for (const [key, range] of Object.entries(ranges ?? {})) params.append(key, formatRange(range))
  if (sort) params.set('sort', sort)
  if (view) params.set('view', view)
  if (page > 1) params.set('page', String(page))
  return params.toString()
}
