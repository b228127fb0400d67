import type { Site } from '#app/context.ts'
import { foundView } from '#app/features/search/found-view.ts'
import { missesOf } from '#app/features/search/misses-of.ts'
import type { Product } from '#domain/catalogue/product.ts'
import type { Finding } from '#domain/finding/find.ts'
import type { SearchCatalogue } from './tool-site.ts'

/** What the all-products list shows for a text. */
export function searchCatalogue({
  finder: made,
  listing,
}: Pick<Site, 'finder' | 'listing'>): SearchCatalogue {
  return async (query, page) => {
    const finder = await made()
    if (!finder) throw new Error('The catalogue is not read yet.')
    const finding = finder.find(query)
    const state = { query, selection: {}, page }
    const { items, matched, pages, near } = listing(state, finding)
    const { reading } = foundView(finding, state, { listing, finder })
    return {
      readAs: reading?.chips.map(({ says }) => says) ?? [],
      notUnderstood: [...(reading?.unknown ?? []), ...(reading?.passed ?? [])],
      didYouMean: reading?.meant ?? [],
      matched,
      pages,
      meets: items.map((product) => ({ product, met: metBy(product, finding) })),
      near: near.map((found) => ({
        product: found.product,
        misses: missesOf(found, finding, (product) => finder.facts(product)),
      })),
    }
  }
}

/** The requirements that its record meets; none of one that only its words have found. */
function metBy(product: Product, { results }: Finding<Product>): string[] {
  const found = results.find((result) => result.product === product)
  const met = found?.checks.filter(({ result }) => result === 'met') ?? []
  return [...new Set(met.map(({ requirement }) => requirement.says))]
}
