import type { Solution } from '#domain/records/solution.ts'
import { familyCards, type FamilyCard } from '#app/features/page/family-card.ts'
import { paths } from '#app/lib/paths.ts'
import { keepTogether } from '#app/lib/keep-together.ts'
import { isListed, type Catalogue } from '#domain/catalogue/catalogue.ts'
import { placeFields } from '#domain/catalogue/place-fields.ts'
import type { ProductSummary } from '#domain/catalogue/product.ts'
import { familyProducts, type FamilyProducts, type ProductsState } from './family-products.ts'
import { loadSolution } from './load-solution.ts'

/** A solution's page: its record, and what the catalogue adds. */
export type SolutionView = {
  solution: Solution
  families: FamilyCard[]
  /** Products that parts of the page point to, by slug; one the catalogue lacks is left out. */
  products: Record<string, { name: string; image: string }>
  /** The list of all products of these families, and how many they are. */
  list: { to: string; count: number }
  /** Where the page filters products. */
  grid?: FamilyProducts
}

/** `state` is what is asked of the products that the page filters, where it does. */
export async function solutionView(
  catalogue: Catalogue<ProductSummary>,
  slug: string,
  state: ProductsState,
): Promise<SolutionView | undefined> {
  const solution = await loadSolution(slug)
  if (!solution) return undefined
  const filters = solution.parts.some(
    (part) => part.kind === 'families' && part.show === 'products',
  )
  return keepTogether({
    solution,
    list: listOf(catalogue, solution, filters ? state.family : null),
    families: filters ? [] : familyCards(catalogue, solution.families),
    products: mentionedProducts(catalogue, solution),
    ...(filters && { grid: familyProducts(catalogue, solution.families, state) }),
  })
}

/** Of one of them where it is chosen. */
function listOf(
  catalogue: Catalogue<ProductSummary>,
  { families }: Solution,
  chosen: string | null,
): SolutionView['list'] {
  const named = new Set(families.map(({ name }) => name))
  const own = catalogue.families.filter(({ name }) => named.has(name))
  const shown = own.some(({ slug }) => slug === chosen)
    ? own.filter(({ slug }) => slug === chosen)
    : own
  const [familyField] = placeFields
  return {
    to: paths.products({ selection: { [familyField]: shown.map(({ name }) => name) } }),
    count: shown.reduce((sum, { products }) => sum + products.filter(isListed).length, 0),
  }
}

function mentionedProducts(catalogue: Catalogue<ProductSummary>, { parts }: Solution) {
  const found = parts.flatMap((part) => {
    const slug = part.kind === 'prose' ? part.product : undefined
    const product = slug ? catalogue.bySlug.get(slug) : undefined
    return product ? [[product.slug, { name: product.name, image: product.image }] as const] : []
  })
  return Object.fromEntries(found)
}
