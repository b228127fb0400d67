/** A fixed page told in headings and paragraphs. */
export type PageRecord = {
  /** The page's address, from the first slash. */
  path: string
  title: string
  /** For search engines, at most 155 characters. */
  description: string
  /** One to three sentences below the title. */
  intro: string
  sections: PageSection[]
  /** Names of families whose top product is shown as a card, in this order. */
  families?: string[]
  links?: { label: string; to: string }[]
}

export type PageSection = { heading: string; paragraphs: string[]; list?: string[] }
