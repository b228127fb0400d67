import type { PageLink } from './link.ts'

/** Links below a heading; without links it is not shown. */
export type NavigationGroup = { heading: string; links: PageLink[] }

export type NavigationMenu = {
  label: string
  /** Where the menu's own heading leads. */
  overview: PageLink & { note?: string }
  /** The catalogue's families stand in this menu, before its groups. */
  showsFamilies?: boolean
  groups: NavigationGroup[]
}
