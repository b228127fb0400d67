import type { AttributeDefinition } from './attribute.ts'
import { findFamily, type Catalogue } from './catalogue.ts'
import type { ListingState } from './listing-state.ts'
import { createListingOf, type ListingResult } from './listing.ts'
import type { ProductSummary } from './product.ts'

type FamilyListing<P extends ProductSummary> = (state: ListingState) => ListingResult<P>

/** The list of a family's products by its slug; undefined where there is no such family. */
export type FamilyListings<P extends ProductSummary = ProductSummary> = (
  slug: string,
) => FamilyListing<P> | undefined

/** Every family of the sample fits on one page; a grown one must not weigh down its first. */
export const familyPageSize = 48

/** Each family's list is made when it is first asked for, and kept with the catalogue. */
export function createFamilyListings<P extends ProductSummary>(
  catalogue: Catalogue<P>,
  definitions: readonly AttributeDefinition[],
): FamilyListings<P> {
  const known = new Map<string, FamilyListing<P>>()
  return (slug) => {
    const family = findFamily(catalogue, slug)
    if (!family) return undefined
    const made =
      known.get(slug) ?? createListingOf(family.products, definitions, { perPage: familyPageSize })
    known.set(slug, made)
    return made
  }
}
