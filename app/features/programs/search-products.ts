import { cardFacts } from '#app/features/catalogue/card.ts'
import { foundView } from '#app/features/search/found-view.ts'
import { missesOf } from '#app/features/search/misses-of.ts'
import { paths } from '#app/lib/paths.ts'
import type { Product } from '#domain/catalogue/product.ts'
import { listMatches } from '#domain/search/listed-matches.ts'
import type { Match } from '#domain/search/product-search.ts'
import type { searchProducts as tool } from '#domain/programs/product-tools.ts'
import type { Asked, Told as ToldBy } from '#domain/programs/shapes.ts'
import { namedProduct, sourceOf, type ProgramSite } from './program-site.ts'

type Input = Asked<typeof tool>
type Output = ToldBy<typeof tool>

/** What the all-products list shows for a text. Rejects while a large catalogue is made ready. */
export async function searchProducts(site: ProgramSite, { query, page }: Input): Promise<Output> {
  const search = await site.search()
  if (!search) throw new Error('The catalogue is not read yet.')
  const matches = listMatches(search.find(query), search)
  const state = { query, selection: {}, page }
  const { listing } = site
  const { items, matched, pages, near } = listing(state, matches)
  const { reading } = foundView(state, { listing, search }, matches)
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
      met: metBy(product, matches.fits),
    })),
    near: near.map((match) => ({
      ...namedProduct(site, match.product),
      misses: missesOf(match, matches.query, search),
    })),
    url: site.url + paths.products({ query, page }),
  }
}

/** The constraints that its record meets; none of one that only its words have found. */
function metBy(product: Product, fits: readonly Match<Product>[]): string[] {
  const checks = fits.find((match) => match.product === product)?.checks ?? []
  return [
    ...new Set(
      checks.flatMap(({ result, constraint }) => (result === 'met' ? constraint.says : [])),
    ),
  ]
}
