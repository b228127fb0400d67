import { siteContext } from '#app/context.ts'
import { missingStatus } from '#app/features/catalogue/missing-status.ts'
import { productPage } from '#app/features/catalogue/product-page.ts'
import { numberParameter } from '#app/lib/paths.ts'
import type { Route } from './+types/product-parts.ts'

/** What a browser that made a product's page itself has to ask of the server. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const site = context.get(siteContext)
  const product = site.catalogue.bySlug.get(params.productSlug)
  const headers = { 'X-Robots-Tag': 'noindex' }
  if (!product) return Response.json(null, { status: missingStatus(site), headers })
  const { parts } = await productPage(site, product, url.searchParams.get(numberParameter))
  return Response.json(parts, { headers })
}
