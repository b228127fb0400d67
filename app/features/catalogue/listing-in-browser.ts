import { attributes } from '#content/attributes.ts'
import type { Catalogue } from '#domain/catalogue/catalogue.ts'
import { createListing, type Listing } from '#domain/catalogue/listing.ts'
// What shows where a filter leaves nothing, which must be here without a connection, too.
import './empty-results.tsx'

/** The list of all products over what the browser has read. */
export function listingInBrowser(catalogue: Catalogue): Listing {
  return createListing(catalogue, attributes)
}
