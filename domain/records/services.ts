import type { SiteFilm } from './film.ts'
import type { PageLink, RecordLink } from './link.ts'
import type { PageHead } from './page-head.ts'

export type ServicesPage = PageHead & {
  film?: SiteFilm
  text: string
  phases: ServicePhase[]
  strengths?: { heading: string; items: string[] }
  responseTimes?: ResponseTimes
  /** The family whose products are the services to order. */
  catalogue?: { heading: string; family: string }
}

export type ServicePhase = {
  heading: string
  /** What we do. */
  work: string[]
  /** What you receive. */
  receive: string[]
  /** The service of the catalogue that covers it. */
  link: RecordLink
}

export type ResponseTimes = {
  heading: string
  caption: string
  columns: string[]
  rows: { time: string; site: string; includes: string; link: PageLink }[]
}
