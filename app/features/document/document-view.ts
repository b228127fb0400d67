import type { Crumb } from '#app/lib/structured-data.ts'
import type { ContentsItem } from '../prose/contents.tsx'

/** What stands around a document's text: the text itself travels as HTML. */
export type DocumentView = {
  slug: string
  title: string
  /** 'Installation guide IG-1, revision D'; its category where only the PDF is known. */
  kicker: string
  lede: string
  /** Of the revision, as it is shown. */
  date: string
  /** Of the PDF: kind, size, pages and revision. */
  facts: string
  /** Address of the PDF. */
  pdf: string
  /** A picture field; empty for none. */
  image: string
  trail: Crumb[]
  contents: ContentsItem[]
  /** How many steps there are to tick. */
  steps: number
  /** Changes when the steps do: what was ticked of another revision is not ticked. */
  revision: string
  /** Which part of a PDF's pages is shown, from 1, and of how many. */
  part: number
  parts: number
}
