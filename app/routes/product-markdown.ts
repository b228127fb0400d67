import { redirect } from 'react-router'
import { siteContext } from '#app/context.ts'
import { withdrawnView } from '#app/features/catalogue/withdrawn-view.ts'
import { productFacts } from '#app/features/catalogue/product-facts-view.ts'
import { productMarkdown } from '#app/features/crawlers/product-markdown.ts'
import { withdrawnMarkdown } from '#app/features/crawlers/withdrawn-markdown.ts'
import { paths } from '#app/lib/paths.ts'
import { programPaths } from '#app/lib/program-paths.ts'
import { fillIn } from '#domain/texts/fill-in.ts'
import * as texts from '#texts/crawlers.ts'
import type { Route } from './+types/product-markdown.ts'

/** A product's page as Markdown. Search engines are to show the page itself. */
export function loader({ context, params }: Route.LoaderArgs) {
  const site = context.get(siteContext)
  const { url, catalogue, addresses } = site
  const product = catalogue.bySlug.get(params.productSlug)
  const withdrawn = addresses.withdrawn.get(params.productSlug)
  const slug = addresses.slugOf(params.productSlug) ?? addresses.slugInAnyCase(params.productSlug)
  if (withdrawn) {
    return markdown(withdrawnMarkdown(withdrawnView(catalogue, addresses, withdrawn), url))
  }
  if (!product && slug) return redirect(paths.markdown(slug), 301)
  if (!product) {
    return new Response(
      `${fillIn(texts.noSuchProduct, { address: url + programPaths.llms() })}\n`,
      {
        status: 404,
        headers: { 'Content-Type': 'text/plain; charset=utf-8', 'X-Robots-Tag': 'noindex' },
      },
    )
  }
  const canonical = `<${url}${paths.product(product.slug)}>; rel="canonical"`
  const facts = productFacts(site, product, { names: Infinity })
  return markdown(productMarkdown(catalogue, product, url, facts), { Link: canonical })
}

function markdown(text: string, headers: Record<string, string> = {}): Response {
  return new Response(text, {
    headers: {
      'Content-Type': 'text/markdown; charset=utf-8',
      'X-Robots-Tag': 'noindex',
      ...headers,
    },
  })
}
