import { findFamily, type Catalogue } from '#domain/catalogue/catalogue.ts'
import type { FamilyContent } from '#domain/catalogue/family.ts'
import { familyPageSize, type FamilyListings } from '#domain/catalogue/family-listings.ts'
import { placeFields } from '#domain/catalogue/place-fields.ts'
import type { ProductSummary } from '#domain/catalogue/product.ts'
import { chosenProducts, type ChosenProducts } from './chosen-products.ts'
import type { PlaceState } from './list-place.ts'

/** A family's page: its introduction, its types, the products of the chosen type. */
export type FamilyView = ChosenProducts & {
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
  page: number
}

/** Undefined for an unknown family; an unknown type falls back to All. */
export async function familyView(
  catalogue: Catalogue<ProductSummary>,
  listings: FamilyListings,
  slug: string,
  { choice, asked }: PlaceState,
): Promise<FamilyView | undefined> {
  const family = findFamily(catalogue, slug)
  const listing = listings(slug)
  if (!family || !listing) return undefined
  // Two thousand words that only these pages need.
  const { familyPages } = await import('#content/family-pages.ts')
  const chosen = family.subFamilies.find((name) => name === choice)
  const { products, ofAll, countOf } = chosenProducts(listing, asked, {
    field: typeField,
    chosen,
    pageSize: familyPageSize,
    place: 'subFamily',
  })
  return {
    name: family.name,
    slug: family.slug,
    content: familyPages.find((page) => page.slug === family.slug),
    top: { name: family.top.name, slug: family.top.slug, image: family.top.image },
    subFamilies: family.subFamilies.map((name) => ({ name, count: countOf(name) })),
    chosen,
    total: family.products.length,
    ofAllTypes: ofAll,
    page: products.state.page,
    ...products,
  }
}

/** The field that the page's own buttons choose by. */
const [, typeField] = placeFields
