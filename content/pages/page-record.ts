import type { PageHead } from '#content/page-head.ts'

/** A fixed page told in headings and paragraphs. */
export type PageRecord = PageHead & {
  /** One to three sentences below the title. */
  intro: string
  sections: PageSection[]
  /** Names of families whose top product is shown as a card, in this order. */
  families?: string[]
  links?: { label: string; to: string }[]
}

export type PageSection = { heading: string; paragraphs: string[]; list?: string[] }
