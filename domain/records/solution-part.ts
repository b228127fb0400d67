import type { Download, PageLink } from './link.ts'

/** What a solution's page may say besides what all of them say. */
export type SolutionPart =
  | ProsePart
  | TablePart
  | NeedsPart
  | BudgetPart
  | PlacesPart
  | CountersPart
  | DownloadsPart
  | ArticlesPart
  | QuestionsPart
  | FamiliesPart

export type ProsePart = {
  kind: 'prose'
  heading: string
  paragraphs: string[]
  /** The slug of a product that embodies the point; left out while the catalogue lacks it. */
  product?: string
  /** A drawing of the storage, 16:9. */
  figure?: { image: string; alt: string; caption: string }
  link?: PageLink
}

export type TablePart = {
  kind: 'table'
  heading: string
  text?: string
  caption: string
  columns: string[]
  /** Cells in the columns' order; the first one heads its row. */
  rows: string[][]
  link?: PageLink
}

export type NeedsPart = {
  kind: 'needs'
  heading: string
  caption: string
  rows: { need: string; feature: string; benefit: string }[]
}

/** What a limit is spent on, item by item, and what is left. */
export type BudgetPart = {
  kind: 'budget'
  heading: string
  text: string
  unit: string
  limit: { label: string; value: number }
  items: { label: string; value: number }[]
  /** What the rest is called where it is no reserve. */
  left?: string
  /** Where it can be worked on. */
  link?: PageLink
}

/** Path data of a small drawing, 96 × 64: what stands there and, in the accent color, what runs there. */
export type PlaceDrawing = { structure: string; line: string }
export type PlacesPart = {
  kind: 'places'
  heading: string
  text: string
  items: { drawing: PlaceDrawing; title: string; text: string }[]
}

/** Figures that count up. */
export type CountersPart = {
  kind: 'counters'
  heading: string
  text: string
  items: { key: string; label: string; value: number; prefix?: string; suffix?: string }[]
  note: string
}

export type DownloadsPart = {
  kind: 'downloads'
  heading: string
  text: string
  downloads: Download[]
}

export type ArticlesPart = {
  kind: 'articles'
  heading: string
  items: { title: string; to: string; text: string; image: string }[]
}

export type QuestionsPart = {
  kind: 'questions'
  heading: string
  groups: { title: string; items: { question: string; answer: string; link?: PageLink }[] }[]
}

/** The page's families: as cards, as a slider, or by their products with a filter. */
export type FamiliesPart = {
  kind: 'families'
  show: 'cards' | 'slider' | 'products'
  heading: string
  text?: string
}
