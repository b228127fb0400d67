import { findFamily, type Catalogue } from '#domain/catalogue/catalogue.ts'
import type { FamilyContent } from '#domain/catalogue/family.ts'
import { pageNumber } from '#domain/catalogue/page-number.ts'
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
  /** Products of the chosen type, of which `cards` are one page. */
  matched: number
  page: number
  pages: number
  cards: Card[]
}

/** What the visitor asked of a family's page; it lives in the URL. */
export type FamilyState = { type: string | null; page: number }

/** Reads the state from a query string; anything odd counts as not asked. */
export function parseFamilyState(params: URLSearchParams): FamilyState {
  return { type: params.get('type'), page: pageNumber(params) }
}

/** Every family of the sample fits on one page; a grown one must not weigh down its first. */
export const familyPageSize = 48

/** Undefined for an unknown family; an unknown type falls back to All. */
export async function familyView(
  catalogue: Catalogue<ProductSummary>,
  slug: string,
  { type, page: asked }: FamilyState,
): Promise<FamilyView | undefined> {
  const family = findFamily(catalogue, slug)
  if (!family) return undefined
  // Two thousand words that only these pages need.
  const { familyPages } = await import('#content/family-pages.ts')
  const chosen = family.subFamilies.find((name) => name === type)
  const shown = chosen
    ? family.products.filter((product) => product.subFamily === chosen)
    : family.products
  const pages = Math.max(1, Math.ceil(shown.length / familyPageSize))
  const page = Math.min(asked, pages)
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
    matched: shown.length,
    page,
    pages,
    cards: shown
      .slice((page - 1) * familyPageSize, page * familyPageSize)
      .map((product) => toCard(product, 'subFamily')),
  }
}
