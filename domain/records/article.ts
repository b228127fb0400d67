import type { PageHead } from './page-head.ts'

/** What lists of articles show; the text lies beside the records, under the path's name. */
export type ArticleHead = PageHead & {
  /** ISO 8601, a month or a day. */
  published: string
  /** The same date as it is shown. */
  date: string
  /** A drawing of the storage. */
  image: string
  imageAlt: string
}

/** A legal page; its text lies beside the records, under the path's name. */
export type LegalHead = PageHead & {
  /** ISO 8601. */
  updated: string
  /** The same date as it is shown. */
  date: string
  /** On phones the page's head stands on this ground. */
  phoneHead?: 'positive'
}
