import { siteContext } from '#app/context.ts'
import { missingStatus } from '#app/features/catalogue/missing-status.ts'
import { productPage } from '#app/features/catalogue/product-page.ts'
import { numberParameter } from '#app/lib/paths.ts'
import type { Route } from './+types/product-page.ts'

/** What a browser asks for ahead of a press that leads to a product's page. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const site = context.get(siteContext)
  const product = site.catalogue.bySlug.get(params.productSlug)
  const headers = { 'X-Robots-Tag': 'noindex' }
  if (!product) return Response.json(null, { status: missingStatus(site), headers })
  const { page } = await productPage(site, product, url.searchParams.get(numberParameter))
  return Response.json(page, { headers })
}
