import type { SiteFilm } from './film.ts'
import type { Download, RecordLink } from './link.ts'
import type { PageHead } from './page-head.ts'

/** Which products may be bought with public funds. */
export type BeadPage = PageHead & {
  film?: SiteFilm
  text: string
  /** The attribute that states it. */
  attribute: string
  /** Its values from the best to the worst. */
  statuses: { heading: string; items: { value: string; text: string }[] }
  table: {
    heading: string
    caption: string
    columns: string[]
    /** Every product that states a status belongs to exactly one of them. */
    categories: ComplianceCategory[]
  }
  rules: BeadRule[]
  deMinimis?: DeMinimis
  downloads: { heading: string; text: string; files: Download[]; link: RecordLink }
  questions: { heading: string; items: { question: string; answer: string }[] }
  /** The texts that all of this rests on. */
  sources: { heading: string; items: { name: string; url: string }[]; note: string }
}

export type BeadRule = { heading: string; paragraphs: string[]; list?: string[]; link?: RecordLink }

/** A waiver for small sums: up to a share of a project's cost, and `most` at most. */
export type DeMinimis = {
  heading: string
  paragraphs: string[]
  caption: string
  columns: string[]
  /** Of its sums, where they are not in that of `site.ts`: a rule of another country's. */
  currency?: string
  /** Project costs; the other columns follow from the rule. */
  projects: number[]
  share: number
  most: number
}

export type ComplianceCategory = {
  category: string
  solution: string
  family: string
  /** Types of the family; all of them without it. */
  types?: string[]
  requirements: string
}
