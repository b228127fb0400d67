import { attributes } from '#content/attributes.ts'
import { cardFields } from '#content/families.ts'
import type { Catalogue } from '#domain/catalogue/catalogue.ts'
import { createListing, type Listing } from '#domain/catalogue/listing.ts'

/**
 * The list of all products over what the browser has read. What shows where a filter leaves
 * nothing comes with it, for it must be here without a connection, too.
 */
export async function listingInBrowser(catalogue: Catalogue): Promise<Listing> {
  const list = createListing(catalogue, attributes, cardFields)
  await import('./listing-notes.ts').catch(() => undefined)
  return list
}
