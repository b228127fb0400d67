import { siteContext } from '#app/context.ts'
import { productParts } from '#app/features/catalogue/product-parts.tsx'
import { productView } from '#app/features/catalogue/product-view.ts'
import type { Route } from './+types/product-parts.ts'

/** What a browser that made a product's page itself has to ask of the server. */
export function loader({ context, params }: Route.LoaderArgs) {
  const { catalogue } = context.get(siteContext)
  const product = catalogue.bySlug.get(params.productSlug)
  const headers = { 'X-Robots-Tag': 'noindex' }
  if (!product) return Response.json(null, { status: 404, headers })
  return Response.json(productParts(product, productView(catalogue, product)), { headers })
}
