import { createContext } from 'react'
import type { FamilySummary } from '#domain/catalogue/catalogue.ts'

/** A family as the Products menu shows it. */
export type MenuFamily = { name: string; count: number; types: readonly string[] }

/** For the menus; only the server has them, for the document that it renders. */
export const MenuFamilies = createContext<readonly MenuFamily[]>([])

export function menuFamilies(families: readonly FamilySummary[]): MenuFamily[] {
  return families.map(({ name, products, subFamilies }) => ({
    name,
    count: products.length,
    types: subFamilies,
  }))
}
