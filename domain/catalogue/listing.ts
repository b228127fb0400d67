import type { AttributeDefinition } from './attribute.ts'
import { listedProducts, type Catalogue } from './catalogue.ts'
import { countFacets, indexFacets, knownSelection, selectProducts, type Facet, type FacetIndex, type Selection } from './facets.ts'
import type { ProductSummary } from './product.ts'
import { addTo, emptySet, fullSet, intersection, positions, type ProductSet } from './product-set.ts'
import { matchRank, queryWords, searchText, textMatches } from './search.ts'

/** What the visitor asked of the all-products list; it lives in the URL. */
export type ListingState = { query: string; selection: Selection; page: number }

export type ListingResult<P extends ProductSummary = ProductSummary> = {
  /** The state as it was understood: unknown fields and values are gone, the page exists. */
  state: ListingState
  /** The products of this page. */
  items: P[]
  matched: number
  total: number
  pages: number
  facets: Facet[]
}

export type Listing<P extends ProductSummary = ProductSummary> = (
  state: ListingState,
) => ListingResult<P>

export const pageSize = 24
const longestQuery = 200
const mostValues = 100
/** Names of the list's own parameters, which no attribute field may have. */
export const reservedParameters: ReadonlySet<string> = new Set(['q', 'page', 'all', 'none'])

/** Prepares the all-products list once per catalogue; each call then answers one state. */
export function createListing<P extends ProductSummary>(
  catalogue: Catalogue<P>,
  definitions: readonly AttributeDefinition[],
): Listing<P> {
  const products = listedProducts(catalogue)
  const index: FacetIndex = indexFacets(products, definitions)
  const texts = products.map((product) => searchText(product, definitions))

  return ({ query, selection: asked, page }) => {
    const selection = knownSelection(index, asked)
    const matching = query ? matchText(texts, query) : fullSet(products.length)
    const found = positions(intersection(matching, selectProducts(index, selection)))
    const shown = query ? bestFirst(found, products, query) : found
    const pages = Math.max(1, Math.ceil(shown.length / pageSize))
    const current = Math.min(page, pages)
    return {
      state: { query, selection, page: current },
      items: shown.slice((current - 1) * pageSize, current * pageSize).map((i) => products[i]!),
      matched: shown.length,
      total: products.length,
      pages,
      facets: countFacets(index, selection, matching),
    }
  }
}

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
  return {
    query: (params.get('q') ?? '').trim().slice(0, longestQuery),
    selection,
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
  }
}

/** Writes the state as a query string without its '?', empty for the whole list. */
export function formatListingState({ query, selection, page }: ListingState): string {
  const params = new URLSearchParams()
  if (query) params.set('q', query)
  for (const [key, values] of Object.entries(selection)) {
    for (const value of values) params.append(key, value)
  }
  if (page > 1) params.set('page', String(page))
  return params.toString()
}

function matchText(texts: readonly string[], query: string): ProductSet {
  const set = emptySet(texts.length)
  const words = queryWords(query)
  texts.forEach((text, i) => {
    if (textMatches(text, words)) addTo(set, i)
  })
  return set
}

function bestFirst(found: number[], products: readonly ProductSummary[], query: string): number[] {
  const ranks = new Map(found.map((i) => [i, matchRank(products[i]!, query)]))
  return found.toSorted((a, b) => ranks.get(a)! - ranks.get(b)! || a - b)
}
