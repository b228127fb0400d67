import type { Catalogue } from '#domain/catalogue/catalogue.ts'
import type { ProductSummary } from '#domain/catalogue/product.ts'

/** A family as home's carousel shows it. */
export type FamilyTile = {
  name: string
  slug: string
  image: string
  count: number
  types: string[]
}

export function familyTiles(catalogue: Catalogue<ProductSummary>): FamilyTile[] {
  return catalogue.families.map(({ name, slug, top, products, subFamilies }) => ({
    name,
    slug,
    image: top.image,
    count: products.length,
    types: subFamilies.slice(0, 3),
  }))
}
