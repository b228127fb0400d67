import { siteContext } from '#app/context.ts'
import { productMarkdown } from '#app/features/crawlers/product-markdown.ts'
import { paths } from '#app/lib/paths.ts'
import type { Route } from './+types/product-markdown.ts'

/** A product's page as Markdown. Search engines are to show the page itself. */
export function loader({ context, params }: Route.LoaderArgs) {
  const { url, catalogue } = context.get(siteContext)
  const product = catalogue.bySlug.get(params.productSlug)
  if (!product) {
    return new Response(`There is no such product. All products: ${url}${paths.llms()}\n`, {
      status: 404,
      headers: { 'Content-Type': 'text/plain; charset=utf-8', 'X-Robots-Tag': 'noindex' },
    })
  }
  return new Response(productMarkdown(catalogue, product, url), {
    headers: {
      'Content-Type': 'text/markdown; charset=utf-8',
      'X-Robots-Tag': 'noindex',
      Link: `<${url}${paths.product(product.slug)}>; rel="canonical"`,
    },
  })
}
