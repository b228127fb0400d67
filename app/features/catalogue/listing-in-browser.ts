import { attributes } from '#content/attributes.ts'
import { cardFields } from '#content/families.ts'
import type { Catalogue } from '#domain/catalogue/catalogue.ts'
import { createFamilyListings, createMixedListings } from '#domain/catalogue/family-listings.ts'
import { createListing } from '#domain/catalogue/listing.ts'
import type { ListingState } from '#domain/catalogue/listing-state.ts'
import type { FamilyState } from './family-state.ts'
import { familyView } from './family-view.ts'
import { listingView, type ListingView } from './listing-view.ts'

/** Pages of families, and lists of several together, over what the browser has read. */
export function familiesInBrowser(catalogue: Catalogue) {
  const listings = createFamilyListings(catalogue, attributes)
  return {
    family: (slug: string, state: FamilyState) => familyView(catalogue, listings, slug, state),
    mixed: createMixedListings(catalogue, attributes),
  }
}

/**
 * The list of all products over what the browser has read. What shows above it, or where a
 * filter leaves nothing, comes with it, for it must be here without a connection, too.
 */
export async function listingInBrowser(
  catalogue: Catalogue,
): Promise<(state: ListingState) => ListingView> {
  const list = createListing(catalogue, attributes, cardFields)
  const parts = [import('./listing-notes.tsx'), import('../filters/chosen-filters.tsx')]
  await Promise.allSettled(parts)
  return (state) => listingView(list(state))
}
