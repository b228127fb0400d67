import { rememberFew } from '#domain/memo/remember-few.ts'
import type { ListedMatches } from '#domain/search/listed-matches.ts'
import type { Match } from '#domain/search/product-search.ts'
import type { AttributeDefinition } from './attribute.ts'
import { listedProducts, type Catalogue } from './catalogue.ts'
import { createFieldSearch, type FieldSearch } from './field-search.ts'
import { indexFacets, type FacetIndex } from './facet-index.ts'
import {
  countFacets,
  knownRanges,
  knownSelection,
  selectProducts,
  unknownValues,
  type Facet,
  type Passing,
} from './facets.ts'
import { foundInList, type FoundInList } from './found.ts'
import { createListingOrder } from './listing-order.ts'
import type { ListingState } from './listing-state.ts'
import type { ProductSummary } from './product.ts'
import { matchRank } from './search-text.ts'
import { bare, fold, queryWords } from './search.ts'
import { tableColumns, type TableColumn } from './table-columns.ts'

export type ListingResult<P extends ProductSummary = ProductSummary> = {
  /** The state as it was understood: unknown fields and values are gone, the page exists. */
  state: ListingState
  /** Values of its fields that were asked for and that no product states: they are gone. */
  unknown?: { key: string; value: string }[]
  /** The products of this page. */
  items: P[]
  matched: number
  total: number
  pages: number
  facets: Facet[]
  /** Of a table: what its columns are, the same on all of its pages. */
  columns?: TableColumn[]
  /** Where few products or none meet the text and the filters, what comes nearest the text. */
  near: Match<P>[]
}

/** `matches` are those of the state's text; without them words alone are looked for. */
export type Listing<P extends ProductSummary = ProductSummary> = (
  state: ListingState,
  matches?: ListedMatches<P>,
) => ListingResult<P>

/** Full rows in two and four columns, and a page within its HTML budget. */
export const pageSize = 20
/** As many orders and filters that leave all of the products as they are. */
const maxKept = 16

/** A row of a table takes the room of a tenth of a card. */
export const tablePageSize = 50

/**
 * Prepares the all-products list once per catalogue; each call then answers one state. `telling`
 * are the keys that tell a family's products apart, by family.
 */
export function createListing<P extends ProductSummary>(
  catalogue: Catalogue<P>,
  definitions: readonly AttributeDefinition[],
  telling: Readonly<Record<string, readonly string[]>> = {},
): Listing<P> {
  return createListingOf(listedProducts(catalogue), definitions, { telling })
}

type ListingOptions = {
  perPage?: number
  /** By family, the fields that tell its products apart. */
  telling?: Readonly<Record<string, readonly string[]>>
  /** Of the same products in the same order. */
  fields?: FieldSearch
}

/** The same of any products, in their order. */
export function createListingOf<P extends ProductSummary>(
  products: readonly P[],
  definitions: readonly AttributeDefinition[],
  {
    perPage = pageSize,
    telling = {},
    fields = createFieldSearch(products, definitions),
  }: ListingOptions = {},
): Listing<P> {
  const index: FacetIndex = indexFacets(products, definitions)
  const orderBy = createListingOrder({ products, definitions, index })
  const list = { products, positions: new Map(products.map((product, i) => [product, i])) }
  // Those of all products are asked for most, with each page of their table, and take longest.
  const columnsOfAll = rememberFew(maxKept, (keys: string) =>
    tableColumns(products, definitions, { always: JSON.parse(keys) as string[], telling }),
  )
  const columnsOf = (compared: readonly number[], always: readonly string[]) =>
    compared.length === products.length
      ? columnsOfAll(JSON.stringify(always))
      : tableColumns(
          compared.map((i) => products[i]!),
          definitions,
          { always, telling },
        )

  return ({ query, selection: asked, ranges: askedRanges, page, sort: wanted, view }, matches) => {
    const selection = knownSelection(index, asked)
    const ranges = knownRanges(index, askedRanges)
    const unknown = unknownValues(index, asked)
    const selected = selectProducts(index, selection, ranges)
    const search = query && matches ? foundInList(matches, list) : undefined
    const matching = query
      ? matchText(fields, query, matches, search)
      : Array.from({ length: products.length }, () => true)
    const found = [...products.keys()].filter((i) => matching[i] && selected[i])
    const order = wanted && orderBy(wanted)
    const sort = order ? wanted : undefined
    const shown = order
      ? order(found)
      : search
        ? search.bestFirst(found)
        : query
          ? bestFirst(found, products, query)
          : found
    // Who asks for a lamp compares lamps: what only speaks of one would leave few fields that most state.
    const fitting = found.filter((i) => search?.fits.has(i))
    const size = view ? tablePageSize : perPage
    const pages = Math.max(1, Math.ceil(shown.length / size))
    const current = Math.min(page, pages)
    const always = [
      ...(sort ? [sort.replace(/^-/, '')] : []),
      ...Object.keys({ ...selection, ...ranges }),
    ]
    return {
      state: {
        query,
        selection,
        ...(ranges && { ranges }),
        page: current,
        ...(sort && { sort }),
        ...(view && { view }),
      },
      ...(unknown.length > 0 && { unknown }),
      items: shown.slice((current - 1) * size, current * size).map((i) => products[i]!),
      matched: shown.length,
      total: products.length,
      pages,
      facets: countFacets(index, selection, matching, ranges),
      ...(view && { columns: columnsOf(fitting.length > 0 ? fitting : found, always) }),
      near: search && current === pages ? nearOf(search, shown, selected, fitting.length) : [],
    }
  }
}

/** With so many that fit nobody looks for what only comes near. */
const enough = 3

function nearOf<P>(
  search: FoundInList<P>,
  shown: readonly number[],
  selected: Passing,
  fitting: number,
) {
  if (fitting >= enough) return []
  const found = new Set(shown)
  return search.near((i) => selected[i]! && !found.has(i))
}

/**
 * The products that hold the text in a field, as specified, or its number in theirs, or fit what was
 * read of it; where words alone are asked, also those that hold each of them in some field.
 */
function matchText<P>(
  { holding, numbered }: FieldSearch,
  query: string,
  matches?: ListedMatches<P>,
  found?: FoundInList<P>,
): Passing {
  const isWhole = matches && (matches.isDemanding || matches.isUnlisted || matches.isNumber)
  const held = holding(isWhole ? [fold(query).trim()] : queryWords(query))
  const others = new Set([...numbered(bare(query)), ...(found?.shown ?? [])])
  return held.map((holds, position) => holds || others.has(position))
}

function bestFirst(found: number[], products: readonly ProductSummary[], query: string): number[] {
  const ranks = new Map(found.map((i) => [i, matchRank(products[i]!, query)]))
  return found.toSorted((a, b) => ranks.get(a)! - ranks.get(b)! || a - b)
}
