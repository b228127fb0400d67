import { toCard, type Card } from '#app/features/catalogue/card.ts'
import { paths } from '#app/lib/paths.ts'
import type { FamilyMention } from '#domain/records/solution.ts'
import type { Catalogue } from '#domain/catalogue/catalogue.ts'
import type { ProductSummary } from '#domain/catalogue/product.ts'

/** Products of several families, all or of one of them. */
export type FamilyProducts = {
  total: number
  choices: { label: string; slug: string; count: number }[]
  /** The slug of the chosen family; undefined for All. */
  chosen: string | undefined
  cards: Card[]
  /** The family's own page, where it has more than is shown. */
  rest: { label: string; to: string } | undefined
}

/** Of each family while all are shown, and of the chosen one: the page is one round trip. */
const mostOfEach = 2
const mostOfOne = 8

export function familyProducts(
  catalogue: Catalogue<ProductSummary>,
  mentions: readonly FamilyMention[],
  asked: string | null,
): FamilyProducts {
  const families = mentions.flatMap(({ name, label = name }) => {
    const family = catalogue.families.find((candidate) => candidate.name === name)
    return family ? [{ label, slug: family.slug, products: family.products }] : []
  })
  const chosen = families.find(({ slug }) => slug === asked)
  const cards = chosen
    ? chosen.products.slice(0, mostOfOne).map((product) => toCard(product, 'subFamily'))
    : inTurn(families.map(({ products }) => products.slice(0, mostOfEach))).map((product) =>
        toCard(product),
      )
  return {
    total: families.reduce((sum, { products }) => sum + products.length, 0),
    choices: families.map(({ label, slug, products }) => ({ label, slug, count: products.length })),
    chosen: chosen?.slug,
    cards,
    rest:
      chosen && chosen.products.length > cards.length
        ? { label: `All ${chosen.products.length}: ${chosen.label}`, to: paths.family(chosen.slug) }
        : undefined,
  }
}

/** The first of each list, then the second of each: a column for each family. */
function inTurn<T>(lists: T[][]): T[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length))
  return Array.from({ length: longest }, (_, i) =>
    lists.flatMap((list) => list.slice(i, i + 1)),
  ).flat()
}
