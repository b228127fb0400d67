import { findFamily, type Catalogue } from '#domain/catalogue/catalogue.ts'
import type { FamilyContent } from '#domain/catalogue/family.ts'
import type { ProductSummary } from '#domain/catalogue/product.ts'
import { toCard, type Card } from './card.ts'

/** A family's page: its introduction, its types, the products of the chosen type. */
export type FamilyView = {
  name: string
  slug: string
  content: FamilyContent | undefined
  top: { name: string; slug: string; image: string }
  subFamilies: { name: string; count: number }[]
  /** Undefined for All. */
  chosen: string | undefined
  total: number
  cards: Card[]
}

/** Undefined for an unknown family; an unknown type falls back to All. */
export async function familyView(
  catalogue: Catalogue<ProductSummary>,
  slug: string,
  type: string | null,
): Promise<FamilyView | undefined> {
  const family = findFamily(catalogue, slug)
  if (!family) return undefined
  // Two thousand words that only these pages need.
  const { familyPages } = await import('#content/family-pages.ts')
  const chosen = family.subFamilies.find((name) => name === type)
  const shown = chosen
    ? family.products.filter((product) => product.subFamily === chosen)
    : family.products
  return {
    name: family.name,
    slug: family.slug,
    content: familyPages.find((page) => page.slug === family.slug),
    top: { name: family.top.name, slug: family.top.slug, image: family.top.image },
    subFamilies: family.subFamilies.map((name) => ({
      name,
      count: family.products.filter((product) => product.subFamily === name).length,
    })),
    chosen,
    total: family.products.length,
    cards: shown.map((product) => toCard(product, 'subFamily')),
  }
}
