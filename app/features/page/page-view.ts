import { fixedPages } from '#content/pages.ts'
import type { Catalogue } from '#domain/catalogue/catalogue.ts'
import type { ProductSummary } from '#domain/catalogue/product.ts'
import type { PageRecord } from '#domain/records/page-record.ts'
import { familyCards, type FamilyCard } from './family-card.ts'

/** A page made of a record, with the families it names as cards. */
export type PageView = Omit<PageRecord, 'families'> & { cards: FamilyCard[] }

/** Undefined where no record has this path. */
export function pageView(catalogue: Catalogue<ProductSummary>, path: string): PageView | undefined {
  const record = fixedPages.find((page) => page.path === path)
  if (!record || !('sections' in record)) return undefined
  const { families = [], ...page } = record
  return {
    ...page,
    cards: familyCards(
      catalogue,
      families.map((name) => ({ name })),
    ),
  }
}
