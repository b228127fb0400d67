import { missingStatus } from '#app/features/catalogue/missing-status.ts'
import { withdrawnView } from '#app/features/catalogue/withdrawn-view.ts'
import { productFacts } from '#app/features/catalogue/product-facts-view.ts'
import { markdownAnswer, noSuchMarkdown } from '#app/features/crawlers/markdown-answer.ts'
import { namesInList } from '#app/features/crawlers/markdown.ts'
import { productMarkdown, withdrawnMarkdown } from '#app/features/crawlers/product-markdown.ts'
import { paths } from '#app/lib/paths.ts'
import { redirectTo } from '#app/page-module.ts'
import type { PageArgs } from '../page-module.ts'

/** A product's page as Markdown. Search engines are to show the page itself. */
export function respond({ site, params: { productSlug = '' } }: PageArgs) {
  const { url, catalogue, addresses } = site
  const product = catalogue.bySlug.get(productSlug)
  const withdrawn = addresses.withdrawn.get(productSlug)
  const slug = addresses.slugOf(productSlug) ?? addresses.slugInAnyCase(productSlug)
  if (withdrawn) {
    const text = withdrawnMarkdown(withdrawnView(catalogue, addresses, withdrawn), url)
    return markdownAnswer(text, addressesOf(withdrawn), site)
  }
  if (!product && slug) return redirectTo(paths.markdown(slug), 301)
  if (!product) return noSuchMarkdown(site, missingStatus(site))
  const facts = productFacts(site, product, { names: namesInList })
  return markdownAnswer(productMarkdown(catalogue, product, url, facts), addressesOf(product), site)
}

const addressesOf = ({ slug }: { slug: string }) => ({
  page: paths.product(slug),
  path: paths.markdown(slug),
})
