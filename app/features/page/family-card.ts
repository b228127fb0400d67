import { paths } from '#app/lib/paths.ts'
import type { Catalogue } from '#domain/catalogue/catalogue.ts'
import type { ProductSummary } from '#domain/catalogue/product.ts'

/** A family's top product, standing for the family. */
export type FamilyCard = {
  family: string
  to: string
  card: { name: string; image: string }
}

type Mention = { name: string; label?: string; to?: string }

/** The families a page names, in its order; those without products are left out. */
export function familyCards(
  catalogue: Catalogue<ProductSummary>,
  mentions: readonly Mention[],
): FamilyCard[] {
  return mentions.flatMap(({ name, label = name, to }) => {
    const family = catalogue.families.find((candidate) => candidate.name === name)
    if (!family) return []
    const { name: product, image } = family.top
    return [{ family: label, to: to ?? paths.family(family.slug), card: { name: product, image } }]
  })
}
