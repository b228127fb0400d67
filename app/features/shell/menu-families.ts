import { createContext } from 'react'

/** A family as the Products menu shows it. */
export type MenuFamily = { name: string; count: number }

/** For the menus; only the server has them, for the document that it renders. */
export const MenuFamilies = createContext<readonly MenuFamily[]>([])
