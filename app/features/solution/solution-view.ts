import { solutions } from '#content/solutions/solutions.ts'
import type { Solution } from '#domain/records/solution.ts'
import { familyCards, type FamilyCard } from '#app/features/page/family-cards.tsx'
import { keepTogether } from '#app/lib/keep-together.ts'
import type { Catalogue } from '#domain/catalogue/catalogue.ts'
import type { MixedListings } from '#domain/catalogue/family-listings.ts'
import type { ProductSummary } from '#domain/catalogue/product.ts'
import { familyProducts, type FamilyProducts } from './family-products.ts'
import type { PlaceState } from '#app/features/catalogue/list-place.ts'

type Site = { catalogue: Catalogue<ProductSummary>; mixedListings: MixedListings }

/** A solution's page: its record, and what the catalogue adds. */
export type SolutionView = {
  solution: Solution
  families: FamilyCard[]
  /** Products that parts of the page point to, by slug; one the catalogue lacks is left out. */
  products: Record<string, { name: string; image: string }>
  /** Where the page filters products. */
  grid?: FamilyProducts
}

/** Undefined for an unknown solution; `state` is what is asked of the products that the page filters. */
export function solutionView(
  { catalogue, mixedListings }: Site,
  slug: string,
  state: PlaceState,
): SolutionView | undefined {
  const solution = solutions.find((one) => one.slug === slug)
  if (!solution) return undefined
  const { families } = solution
  const filters = solution.parts.some(
    (part) => part.kind === 'families' && part.show === 'products',
  )
  return keepTogether({
    solution,
    families: filters ? [] : familyCards(catalogue, families),
    products: mentionedProducts(catalogue, solution),
    ...(filters && { grid: familyProducts(catalogue, mixedListings, families, state) }),
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
