import { toCard, type Card } from '#app/features/catalogue/card.ts'
import type { FamilyMention } from '#domain/records/solution.ts'
import type { Catalogue } from '#domain/catalogue/catalogue.ts'
import { pageNumber } from '#domain/catalogue/page-number.ts'
import type { ProductSummary } from '#domain/catalogue/product.ts'

/** Products of several families, all or of one of them, a page at a time. */
export type FamilyProducts = {
  total: number
  choices: { label: string; slug: string; count: number }[]
  /** The slug of the chosen family; undefined for All. */
  chosen: string | undefined
  /** Its name. */
  family?: string
  /** Products of the chosen family, or of all, of which `cards` are one page. */
  matched: number
  page: number
  pages: number
  cards: Card[]
}

/** What the visitor asked of the products; it lives in the URL. */
export type ProductsState = { family: string | null; page: number }

/** Reads the state from a query string; anything odd counts as not asked. */
export function parseProductsState(params: URLSearchParams): ProductsState {
  return { family: params.get('family'), page: pageNumber(params) }
}

/** Two rows; with all the rest of its parts the page still is one round trip. */
export const solutionPageSize = 8

/** A family that is not among `mentions` means all; past the last page is the last. */
export function familyProducts(
  catalogue: Catalogue<ProductSummary>,
  mentions: readonly FamilyMention[],
  { family: asked, page: askedPage }: ProductsState,
): FamilyProducts {
  const families = mentions.flatMap(({ name, label = name }) => {
    const family = catalogue.families.find((candidate) => candidate.name === name)
    return family ? [{ label, ...family }] : []
  })
  const chosen = families.find(({ slug }) => slug === asked)
  const products = chosen?.products ?? inTurn(families.map((family) => family.products))
  const pages = Math.max(1, Math.ceil(products.length / solutionPageSize))
  const page = Math.min(askedPage, pages)
  return {
    total: families.reduce((sum, family) => sum + family.products.length, 0),
    choices: families.map(({ label, slug, products: { length } }) => ({
      label,
      slug,
      count: length,
    })),
    chosen: chosen?.slug,
    ...(chosen && { family: chosen.name }),
    matched: products.length,
    page,
    pages,
    cards: products
      .slice((page - 1) * solutionPageSize, page * solutionPageSize)
      .map((product) => toCard(product, chosen ? 'subFamily' : 'family')),
  }
}

/** The first of each list, then the second of each: a column for each family. */
function inTurn<T>(lists: readonly (readonly T[])[]): T[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length))
  return Array.from({ length: longest }, (_, i) =>
    lists.flatMap((list) => list.slice(i, i + 1)),
  ).flat()
}
