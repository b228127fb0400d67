import type { SiteFilm } from './film.ts'
import type { Download, PageLink } from './link.ts'
import type { PageHead } from './page-head.ts'
import type { SolutionPart } from './solution-part.ts'

/** One industry and what we have for it. All solution pages are made of this by one template. */
export type Solution = PageHead & {
  /** The last segment of its address. */
  slug: string
  /** As menus, cards and breadcrumbs call it. */
  name: string
  /** One line for its card. */
  summary: string
  hero: SolutionHero
  intro: { text: string; downloads?: Download[]; links?: PageLink[] }
  statistics?: { heading: string; boxes: [Statistic, Statistic, Statistic, Statistic] }
  /** Figures of the design itself, worked out rather than quoted. */
  factoids?: { heading: string; items: { figure: string; text: string }[] }
  strengths: string[]
  /** The families this page speaks of (SPECIFICATION §9), in the order it shows them. */
  families: FamilyMention[]
  /** What follows the strengths, in this order; one part shows the families. */
  parts: SolutionPart[]
}

export type SolutionHero = {
  film?: SiteFilm
  heading: string
  text: string
  /** Beside the Contact Us button. */
  links?: PageLink[]
}

/** A figure of the field, with the publication that states it. */
export type Statistic = {
  value: string
  label: string
  source: { name: string; year: number; url: string }
}

export type FamilyMention = {
  /** As the catalogue has it. */
  name: string
  /** What the page calls it, where that differs. */
  label?: string
  /** Where its card leads, where that is not the family's own page. */
  to?: string
}

/** The page of all solutions. */
export type SolutionsIndex = PageHead & {
  hero: SolutionHero
  heading: string
  text: string
  /** Stands before the cards instead of among them. */
  featured?: { solution: Solution; label: string; text: string }
  /** The kinds of question behind the cards. */
  questions: { heading: string; text: string }[]
}
