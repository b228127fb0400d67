import { findFamily, type Catalogue } from '#domain/catalogue/catalogue.ts'
import type { FamilyContent } from '#domain/catalogue/family.ts'
import { familyPageSize, type FamilyListings } from '#domain/catalogue/family-listings.ts'
import { withValues, type ListingState } from '#domain/catalogue/listing-state.ts'
import { isPlaceField, placeFields } from '#domain/catalogue/place-fields.ts'
import type { ProductSummary } from '#domain/catalogue/product.ts'
import type { FamilyState } from './family-state.ts'
import { toCard, type Card } from './card.ts'
import { shownFacets, type ListingFacet } from './listing-view.ts'

/** A family's page: its introduction, its types, the products of the chosen type. */
export type FamilyView = {
  name: string
  slug: string
  content: FamilyContent | undefined
  top: { name: string; slug: string; image: string }
  /** Each with the products that pass the filters. */
  subFamilies: { name: string; count: number }[]
  /** Undefined for All. */
  chosen: string | undefined
  total: number
  /** Products of all types that pass the filters. */
  ofAllTypes: number
  /** What the filters ask of them. */
  state: ListingState
  /** As on the list of all products, without those that the page itself chooses by. */
  facets: ListingFacet[]
  /** Products of the chosen type that pass, of which `cards` are one page. */
  matched: number
  page: number
  pages: number
  /** Places of the first and last product of this page. */
  shown: { from: number; to: number }
  cards: Card[]
}

/** Undefined for an unknown family; an unknown type falls back to All. */
export async function familyView(
  catalogue: Catalogue<ProductSummary>,
  listings: FamilyListings,
  slug: string,
  { type, ...asked }: FamilyState,
): Promise<FamilyView | undefined> {
  const family = findFamily(catalogue, slug)
  const listing = listings(slug)
  if (!family || !listing) return undefined
  // Two thousand words that only these pages need.
  const { familyPages } = await import('#content/family-pages.ts')
  const chosen = family.subFamilies.find((name) => name === type)
  const others = withValues(asked.selection, typeField, [])
  const ask = (types: string[]) =>
    listing({ query: '', ...asked, selection: withValues(others, typeField, types) })
  const found = ask(chosen ? [chosen] : [])
  const types = found.facets.find(({ key }) => key === typeField)?.values ?? []
  const { selection, ...state } = found.state
  const before = (found.state.page - 1) * familyPageSize
  return {
    name: family.name,
    slug: family.slug,
    content: familyPages.find((page) => page.slug === family.slug),
    top: { name: family.top.name, slug: family.top.slug, image: family.top.image },
    subFamilies: family.subFamilies.map((name) => ({
      name,
      count: types.find(({ value }) => value === name)?.count ?? 0,
    })),
    chosen,
    total: family.products.length,
    ofAllTypes: (chosen ? ask([]) : found).matched,
    state: { ...state, selection: withValues(selection, typeField, []) },
    facets: shownFacets(found).filter(({ key }) => !isPlaceField(key)),
    matched: found.matched,
    shown: { from: before + 1, to: before + found.items.length },
    page: found.state.page,
    pages: found.pages,
    cards: found.items.map((product) => toCard(product, 'subFamily')),
  }
}

/** The field that the page's own buttons choose by. */
const [, typeField] = placeFields
