import type { PageLink } from './link.ts'

/** What every page says of itself: to search engines, in menus and in lists of pages. */
export type PageHead = {
  /** The page's address, from the first slash. */
  path: string
  title: string
  /** For search engines, at most 155 characters. */
  description: string
  /** A storage path of a picture for social networks; the company's own card without one. */
  socialCard?: string
  /** Where it stands in the breadcrumb, besides below home. */
  parent?: PageLink
}
