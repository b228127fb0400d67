import type { Selection } from './facets.ts'

/** What the visitor asked of the all-products list; it lives in the URL. */
export type ListingState = {
  query: string
  selection: Selection
  page: number
  /** 'name', or an attribute key, with a minus in front for largest first; family order without it. */
  sort?: string
}

const longestQuery = 200
const mostValues = 100
/** Names of the list's own parameters, which no attribute field may have. */
export const reservedParameters: ReadonlySet<string> = new Set([
  'q',
  'page',
  'sort',
  'open',
  'all',
  'none',
])

/** Reads the state from a query string. Oversized and empty values are dropped, never an error. */
export function parseListingState(params: URLSearchParams): ListingState {
  // Without a prototype, so that a field named __proto__ is a field like any other.
  const selection: Selection = Object.create(null)
  for (const [key, value] of params) {
    if (reservedParameters.has(key) || value === '' || value.length > longestQuery) continue
    const values = Object.hasOwn(selection, key) ? selection[key]! : (selection[key] = [])
    if (values.length < mostValues && !values.includes(value)) values.push(value)
  }
  const page = Number(params.get('page'))
  const sort = params.get('sort')
  return {
    query: cutQuery(params.get('q') ?? ''),
    selection,
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
    ...(sort && sort.length <= longestQuery && { sort }),
  }
}

/** Cut so that reading it again changes nothing: no space and no half of a character at its end. */
function cutQuery(query: string): string {
  return query
    .trim()
    .slice(0, longestQuery)
    .replace(/[\ud800-\udbff]$/, '')
    .trim()
}

/** Writes the state as a query string without its '?', empty for the whole list. */
export function formatListingState({ query, selection, page, sort }: ListingState): string {
  const params = new URLSearchParams()
  if (query) params.set('q', query)
  for (const [key, values] of Object.entries(selection)) {
    for (const value of values) params.append(key, value)
  }
  if (sort) params.set('sort', sort)
  if (page > 1) params.set('page', String(page))
  return params.toString()
}
