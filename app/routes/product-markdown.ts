import { redirect } from 'react-router'
import { siteContext } from '#app/context.ts'
import { missingStatus } from '#app/features/catalogue/missing-status.ts'
import { withdrawnView } from '#app/features/catalogue/withdrawn-view.ts'
import { productFacts } from '#app/features/catalogue/product-facts-view.ts'
import { markdownAnswer, noSuchMarkdown } from '#app/features/crawlers/markdown-answer.ts'
import { namesInList } from '#app/features/crawlers/markdown.ts'
import { productMarkdown } from '#app/features/crawlers/product-markdown.ts'
import { withdrawnMarkdown } from '#app/features/crawlers/withdrawn-markdown.ts'
import { paths } from '#app/lib/paths.ts'
import type { Route } from './+types/product-markdown.ts'

/** A product's page as Markdown. Search engines are to show the page itself. */
export function loader({ context, params }: Route.LoaderArgs) {
  const site = context.get(siteContext)
  const { url, catalogue, addresses } = site
  const product = catalogue.bySlug.get(params.productSlug)
  const withdrawn = addresses.withdrawn.get(params.productSlug)
  const slug = addresses.slugOf(params.productSlug) ?? addresses.slugInAnyCase(params.productSlug)
  if (withdrawn) {
    const text = withdrawnMarkdown(withdrawnView(catalogue, addresses, withdrawn), url)
    return markdownAnswer(text, addressesOf(withdrawn), site)
  }
  if (!product && slug) return redirect(paths.markdown(slug), 301)
  if (!product) return noSuchMarkdown(site, missingStatus(site))
  const facts = productFacts(site, product, { names: namesInList })
  return markdownAnswer(productMarkdown(catalogue, product, url, facts), addressesOf(product), site)
}

const addressesOf = ({ slug }: { slug: string }) => ({
  page: paths.product(slug),
  path: paths.markdown(slug),
})
