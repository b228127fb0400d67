import { fixedPages, type PageRecord } from '#content/pages.ts'
import { toCard, type Card } from '#app/features/catalogue/card.ts'
import { paths } from '#app/lib/paths.ts'
import type { Catalogue } from '#domain/catalogue/catalogue.ts'
import type { ProductSummary } from '#domain/catalogue/product.ts'

/** A page made of a record, with the families it names as cards. */
export type PageView = Omit<PageRecord, 'families'> & { cards: FamilyCard[] }
/** A family's top product, standing for the family. */
export type FamilyCard = { family: string; to: string; card: Card }

/** Undefined where no record has this path. Families without products are left out. */
export function pageView(catalogue: Catalogue<ProductSummary>, path: string): PageView | undefined {
  const record = fixedPages.find((page) => page.path === path)
  if (!record || !('sections' in record)) return undefined
  const { families = [], ...page } = record
  const cards = families.flatMap((name) => {
    const family = catalogue.families.find((candidate) => candidate.name === name)
    return family ? [{ family: name, to: paths.family(family.slug), card: toCard(family.top) }] : []
  })
  return { ...page, cards }
}
