import type { FamilySummary } from '#domain/catalogue/catalogue.ts'
import { paths } from '#app/lib/paths.ts'

export type FamilyTypes = Pick<FamilySummary, 'name' | 'subFamilies'>

/**
 * Names in a menu below each family its types. By itself, for the server's HTML stands there
 * (features/shell/menu-links.tsx), with a family's count behind its name.
 */
export function showTypes(menu: Element, families: readonly FamilyTypes[]): void {
  for (const count of menu.querySelectorAll('li > span:last-child')) {
    const name = count.previousElementSibling?.textContent
    const types = families.find((family) => family.name === name)?.subFamilies ?? []
    const links = types.map((type) => {
      const link = document.createElement('a')
      link.href = paths.familyByName(name!, type)
      link.textContent = type
      return link
    })
    count.after(...links)
  }
}
