import { chosenProducts, type ChosenProducts } from '#app/features/catalogue/chosen-products.ts'
import type { FamilyMention } from '#domain/records/solution.ts'
import type { Catalogue } from '#domain/catalogue/catalogue.ts'
import { mixedPageSize, type MixedListings } from '#domain/catalogue/family-listings.ts'
import { placeFields } from '#domain/catalogue/place-fields.ts'
import type { ProductSummary } from '#domain/catalogue/product.ts'
import type { PlaceState } from '#app/features/catalogue/list-place.ts'

/** Products of several families, all or of one of them, a page at a time. */
export type FamilyProducts = ChosenProducts & {
  /** Products of all families that pass the filters. */
  total: number
  /** Each with the products that pass the filters. */
  choices: { label: string; slug: string; count: number }[]
  /** The slug of the chosen family; undefined for All. */
  chosen: string | undefined
  /** The families of the products: the chosen one, or all. */
  families: string[]
}

/** A family that is not among `mentions` means all; past the last page is the last. */
export function familyProducts(
  catalogue: Catalogue<ProductSummary>,
  listings: MixedListings,
  mentions: readonly FamilyMention[],
  { choice, asked }: PlaceState,
): FamilyProducts {
  const families = mentions.flatMap(({ name, label = name }) => {
    const family = catalogue.families.find((candidate) => candidate.name === name)
    return family ? [{ ...family, label }] : []
  })
  const chosen = families.find(({ slug }) => slug === choice)
  const listing = listings(families.map(({ slug }) => slug))
  const { products, ofAll, countOf } = chosenProducts(listing, asked, {
    field: familyField,
    chosen: chosen?.name,
    pageSize: mixedPageSize,
    place: chosen ? 'subFamily' : 'family',
  })
  return {
    total: ofAll,
    choices: families.map(({ label, slug, name }) => ({ label, slug, count: countOf(name) })),
    chosen: chosen?.slug,
    families: chosen ? [chosen.name] : families.map(({ name }) => name),
    ...products,
  }
}

/** The field that the page's own buttons choose by. */
const [familyField] = placeFields
