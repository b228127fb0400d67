import type { LinkTarget, RecordLink } from './link.ts'
import type { PageHead } from './page-head.ts'

export type NewsPage = PageHead & {
  intro: string
  /** Stands beside the newest release. */
  latest: { heading: string; picture: string }
  /** The newest first. */
  releases: PressRelease[]
  /** What stands beside the latest news for a longer time. */
  featured: FeaturedCard[]
  /** What has been published to read, the newest first. */
  articles: NewsArticle[]
  calendar?: { heading: string; text: string; action: RecordLink; events: CompanyEvent[] }
  trailer?: DemoTrailer
  brandCenter?: BrandCenter
}

export type PressRelease = {
  headline: string
  body: string
  /** The product, family or page it speaks of. */
  link: string
  /** ISO 8601, a day. */
  date: string
}

export type NewsArticle = {
  headline: string
  body: string
  kind: string
  /** ISO 8601, a month or a day. */
  date: string
  link: LinkTarget
  /** A storage path: the article's drawing, or the first page of the document. */
  logo: string
}

export type FeaturedCard = {
  kind: string
  title: string
  text: string
  link: RecordLink
  picture: string
}

/** Where we can be met. Days are ISO 8601, the first and the last one. */
export type CompanyEvent = {
  name: string
  start: string
  end: string
  /** Left out where the organizer has not named one. */
  place?: string
  /** What we bring. */
  text: string
}

export type DemoTrailer = {
  heading: string
  text: string[]
  picture: string
  alt: string
  action: RecordLink
}

export type BrandCenter = {
  heading: string
  text: string
  logos: { name: string; file: string; dark: boolean }[]
  links: RecordLink[]
}
