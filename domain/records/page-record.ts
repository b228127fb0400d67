import type { Download, PageLink, RecordLink } from './link.ts'
import type { PageHead } from './page-head.ts'

/** A fixed page told in headings and paragraphs. */
export type PageRecord = PageHead & {
  /** One to three sentences below the title. */
  intro: string
  sections: PageSection[]
  /** Names of families whose top product is shown as a card, in this order. */
  families?: string[]
  links?: PageLink[]
}

/** A part of a page. Whatever it holds stands in the order of the fields below. */
export type PageSection = {
  heading: string
  /** What addresses call it, after the '#'. */
  id?: string
  paragraphs: string[]
  list?: string[]
  picture?: { file: string; alt: string }
  cards?: PageCard[]
  /** The telephone of every office. */
  phones?: boolean
  downloads?: Download[]
  /** Product films by their file. */
  films?: string[]
  /** Shown as a button. */
  action?: RecordLink
  links?: RecordLink[]
}

/** One of several: what it is for, and where to go. */
export type PageCard = {
  title: string
  id?: string
  text: string
  /** What to have at hand. It makes the card a choice, whose first link is a button. */
  points?: string[]
  links: RecordLink[]
}
