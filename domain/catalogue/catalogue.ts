import { compareTexts } from '#domain/texts/compare-texts.ts'
import * as locale from '#texts/locale.ts'
import { familySlug } from './family.ts'
import type { ProductSummary } from './product.ts'
import { byRank, topProduct } from './rank.ts'

/** A family as it shows: only families with at least one product exist. */
export type FamilySummary<P extends ProductSummary = ProductSummary> = {
  name: string
  slug: string
  products: P[]
  subFamilies: string[]
  top: P
}

/** The products the site shows, ready to be asked. Made anew whenever the catalogue changes. */
export type Catalogue<P extends ProductSummary = ProductSummary> = {
  /** In family order, by rank within a family. */
  products: P[]
  families: FamilySummary<P>[]
  bySlug: ReadonlyMap<string, P>
  byName: ReadonlyMap<string, P>
}

/**
 * Orders and groups products. `familyOrder` is the company's fixed order; a family it does
 * not name still shows, behind the others, so that no product is ever lost to a new family.
 */
export function createCatalogue<P extends ProductSummary>(
  products: readonly P[],
  familyOrder: readonly string[],
): Catalogue<P> {
  const ranked = [...products].sort(byRank)
  const names = [...new Set(ranked.map((product) => product.family).filter(Boolean))]
  const place = new Map(familyOrder.map((name, i) => [name, i]))
  names.sort(
    (a, b) =>
      (place.get(a) ?? familyOrder.length) - (place.get(b) ?? familyOrder.length) ||
      compareTexts(a, b),
  )
  const families = names.map((name) =>
    summarize(
      name,
      ranked.filter((p) => p.family === name),
    ),
  )
  const ordered = [
    ...families.flatMap((family) => family.products),
    ...ranked.filter((product) => !product.family),
  ]
  return {
    products: ordered,
    families,
    bySlug: new Map(ordered.map((product) => [product.slug, product])),
    byName: new Map(ordered.map((product) => [nameKey(product.name), product])),
  }
}

/** The all-products list has only items with both a family and a rank. */
export function listedProducts<P extends ProductSummary>(catalogue: Catalogue<P>): P[] {
  return catalogue.products.filter((product) => product.family !== '' && product.rank !== null)
}

export function findFamily<P extends ProductSummary>(
  catalogue: Catalogue<P>,
  slug: string,
): FamilySummary<P> | undefined {
  const called = (one: string) => catalogue.families.find((family) => family.slug === one)
  // With letters that are spelled out: addresses had them once, and people type them.
  return called(slug) ?? (locale.language === 'en' ? undefined : called(familySlug(slug)))
}

/** Related products by the names editors wrote; names that no shown product has are left out. */
export function relatedProducts<P extends ProductSummary>(
  catalogue: Catalogue<P>,
  names: readonly string[],
): P[] {
  const found = names.flatMap((name) => catalogue.byName.get(nameKey(name)) ?? [])
  return [...new Set(found)]
}

/** Names are compared without regard to case and white space. */
export function nameKey(name: string): string {
  return name.trim().replace(/\s+/g, ' ').toLowerCase()
}

function summarize<P extends ProductSummary>(name: string, products: P[]): FamilySummary<P> {
  return {
    name,
    slug: familySlug(name),
    products,
    // In the order of their best-ranked product.
    subFamilies: [...new Set(products.map((product) => product.subFamily).filter(Boolean))],
    top: topProduct(products)!,
  }
}
