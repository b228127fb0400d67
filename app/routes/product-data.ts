import { siteContext } from '#app/context.ts'
import { missingStatus } from '#app/features/catalogue/missing-status.ts'
import { productPage } from '#app/features/catalogue/product-page.ts'
import { dataAnswer } from '#app/lib/data-answer.ts'
import { numberParameter } from '#app/lib/paths.ts'
import type { Route } from './+types/product-data.ts'

/**
 * A product's page as data: all of it, ahead of a press that leads there, or the parts that a
 * browser that made the page itself has to ask of the server.
 */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const site = context.get(siteContext)
  const product = site.catalogue.bySlug.get(params.productSlug)
  if (!product) return dataAnswer(null, { status: missingStatus(site) })
  const made = await productPage(site, product, url.searchParams.get(numberParameter))
  return dataAnswer(/^\/product-parts\//i.test(url.pathname) ? made.parts : made.page)
}
