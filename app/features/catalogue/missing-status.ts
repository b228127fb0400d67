import { data } from 'react-router'
import type { Site } from '#app/context.ts'

type Known = { catalogue: Pick<Site['catalogue'], 'products'> }

/**
 * Of an address that names no product or family. While no catalogue has been read nobody knows what
 * there is, and a 404 is believed: search engines and shops take the product from their lists.
 */
export const missingStatus = ({ catalogue }: Known): 404 | 503 =>
  catalogue.products.length ? 404 : 503

/** Ends the answer where it would say of products that they are not there, and nobody knows. */
export function requireCatalogue(site: Known): void {
  if (missingStatus(site) === 503) throw data(null, { status: 503 })
}
