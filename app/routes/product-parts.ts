import { siteContext } from '#app/context.ts'
import { missingStatus } from '#app/features/catalogue/missing-status.ts'
import { productDetails } from '#app/features/catalogue/product-details-view.ts'
import { productParts } from '#app/features/catalogue/product-parts.tsx'
import { productView } from '#app/features/catalogue/product-view.ts'
import type { Route } from './+types/product-parts.ts'

/** What a browser that made a product's page itself has to ask of the server. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const site = context.get(siteContext)
  const product = site.catalogue.bySlug.get(params.productSlug)
  const headers = { 'X-Robots-Tag': 'noindex' }
  if (!product) return Response.json(null, { status: missingStatus(site), headers })
  const view = productView(site.catalogue, product)
  const details = await productDetails(site.catalogue, product)
  return Response.json(productParts(site, product, view, details), { headers })
}
