import type { Opening } from './film.ts'
import type { PageLink } from './link.ts'
import type { PageHead } from './page-head.ts'

export type AboutPage = PageHead & {
  hero: Opening
  mission: { heading: string; statement: string; text: string; links: PageLink[] }
  certifications?: { heading: string; text: string; items: Certification[] }
  facts?: { heading: string; items: Fact[] }
  milestones?: { heading: string; items: Milestone[] }
  offices?: Offices
}

/** A standard or rule that is kept, and what that covers. */
export type Certification = {
  name: string
  text: string
  /** A drawing of the storage, 160 × 160. */
  image: string
  link?: PageLink
}

/** A figure that counts up: `prefix`, the value, `suffix`, and what it counts. */
export type Fact = { label: string; value: number; prefix?: string; suffix?: string }

/** A step of the company's history; the last one's year is the present. */
export type Milestone = {
  year: string
  title: string
  description: string
  /** A drawing of the storage, 96 × 96. */
  picture: string
}

export type Offices = {
  heading: string
  text: string
  link: PageLink
  notes: OfficeNote[]
  /** Places in percent of the picture's width and height. */
  map: {
    picture: string
    width: number
    height: number
    places: { id: string; name: string; x: number; y: number }[]
  }
  /** What the map shows, for those who do not see it. */
  alt: string
}

/** What is done at a place of the map. */
export type OfficeNote = {
  id: string
  name: string
  role: string
  /** The side of its point on which the name is written, so that no two meet. */
  side: 'left' | 'right' | 'below'
}
