import type { Site } from '#app/context.ts'

export type Known = { catalogue: Pick<Site['catalogue'], 'products'> }

/**
 * Of an address that names no product or family. While no catalogue has been read nobody knows what
 * there is, and a 404 is believed: search engines and shops take the product from their lists.
 */
export const missingStatus = ({ catalogue }: Known): 404 | 503 =>
  catalogue.products.length ? 404 : 503
