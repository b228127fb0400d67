import { cardFacts } from '#app/features/catalogue/card.ts'
import { foundView } from '#app/features/search/found-view.ts'
import { missesOf } from '#app/features/search/misses-of.ts'
import { paths } from '#app/lib/paths.ts'
import type { Product } from '#domain/catalogue/product.ts'
import type { Finding } from '#domain/finding/find.ts'
import type { searchProducts as tool } from '#domain/programs/product-tools.ts'
import type { Asked, Told as ToldBy } from '#domain/programs/shapes.ts'
import { namedProduct, sourceOf, type ProgramSite } from './program-site.ts'

type Input = Asked<typeof tool>
type Output = ToldBy<typeof tool>

/** What the all-products list shows for a text. Rejects while a large catalogue is made ready. */
export async function searchProducts(site: ProgramSite, { query, page }: Input): Promise<Output> {
  const finder = await site.finder()
  if (!finder) throw new Error('The catalogue is not read yet.')
  const finding = finder.find(query)
  const state = { query, selection: {}, page }
  const { listing } = site
  const { items, matched, pages, near } = listing(state, finding)
  const { reading } = foundView(finding, state, { listing, finder })
  return {
    source: sourceOf(site),
    readAs: reading?.chips.map(({ says }) => says) ?? [],
    notUnderstood: [...(reading?.unknown ?? []), ...(reading?.passed ?? [])],
    didYouMean: reading?.meant ?? [],
    matched,
    page,
    pages,
    meets: items.map((product) => ({
      ...namedProduct(site, product),
      facts: cardFacts(product).map(({ label, value }) => ({ label, says: [value] })),
      met: metBy(product, finding),
    })),
    near: near.map((found) => ({
      ...namedProduct(site, found.product),
      misses: missesOf(found, finding, (product) => finder.facts(product)),
    })),
    url: site.url + paths.products({ query, page }),
  }
}

/** The requirements that its record meets; none of one that only its words have found. */
function metBy(product: Product, { results }: Finding<Product>): string[] {
  const found = results.find((one) => one.product === product)
  const met = found?.checks.filter(({ result }) => result === 'met') ?? []
  return [...new Set(met.map(({ requirement }) => requirement.says))]
}
