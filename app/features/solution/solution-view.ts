import type { Solution } from '#domain/records/solution.ts'
import { familyCards, type FamilyCard } from '#app/features/page/family-card.ts'
import { keepTogether } from '#app/lib/keep-together.ts'
import type { Catalogue } from '#domain/catalogue/catalogue.ts'
import type { MixedListings } from '#domain/catalogue/family-listings.ts'
import type { ProductSummary } from '#domain/catalogue/product.ts'
import type { FamilyProducts } from './family-products.ts'
import { loadSolution } from './load-solution.ts'
import type { ProductsState } from './products-state.ts'

/** A solution's page: its record, and what the catalogue adds. */
export type SolutionView = {
  solution: Solution
  families: FamilyCard[]
  /** Products that parts of the page point to, by slug; one the catalogue lacks is left out. */
  products: Record<string, { name: string; image: string }>
  /** Where the page filters products. */
  grid?: FamilyProducts
}

/**
 * `state` is what is asked of the products that the page filters, and `listings` brings their
 * lists, where it does.
 */
export async function solutionView(
  catalogue: Catalogue<ProductSummary>,
  listings: () => MixedListings | Promise<MixedListings>,
  slug: string,
  state: ProductsState,
): Promise<SolutionView | undefined> {
  const solution = await loadSolution(slug)
  if (!solution) return undefined
  const filters = solution.parts.some(
    (part) => part.kind === 'families' && part.show === 'products',
  )
  // Most solutions have no such list, and a first page comes as the server made it.
  const grid = async () => {
    const [{ familyProducts }, lists] = await Promise.all([
      import('./family-products.ts'),
      listings(),
    ])
    return familyProducts(catalogue, lists, solution.families, state)
  }
  return keepTogether({
    solution,
    families: filters ? [] : familyCards(catalogue, solution.families),
    products: mentionedProducts(catalogue, solution),
    ...(filters && { grid: await grid() }),
  })
}

function mentionedProducts(catalogue: Catalogue<ProductSummary>, { parts }: Solution) {
  const found = parts.flatMap((part) => {
    const slug = part.kind === 'prose' ? part.product : undefined
    const product = slug ? catalogue.bySlug.get(slug) : undefined
    return product ? [[product.slug, { name: product.name, image: product.image }] as const] : []
  })
  return Object.fromEntries(found)
}
