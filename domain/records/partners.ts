import type { RecordLink } from './link.ts'
import type { PageHead } from './page-head.ts'

export type PartnersPage = PageHead & {
  intro: string
  distributors?: { heading: string; items: Distributor[] }
  /** Where no distributor sells, and the office that does. */
  direct?: { heading: string; text: string; areas: DirectArea[] }
  benefits: PartnerBenefits[]
  resources?: { heading: string; cards: PartnerResource[] }
}

export type Distributor = {
  name: string
  region: string
  serves?: Territory[]
  /** A sentence on what it keeps, and in which cities. */
  stock?: string
  phone?: string
  email?: string
  url: string
  logo: string
  /** Of the logo, which is 64 units high, in the same units. */
  width: number
}

/** A country by its code of ISO 3166-1 ('NL'), or the states and provinces of it that are named. */
export type Territory = { country: string; states?: string[] }

/** Countries and states that an office serves; `office` is its name in contact.ts. */
export type DirectArea = { name: string; serves: Territory[]; office: string }

/** What one kind of partner receives. */
export type PartnerBenefits = { heading: string; items: string[]; links: RecordLink[] }

/** What a partner prints, links or asks for. */
export type PartnerResource = {
  title: string
  text: string
  /** A text that opens in place. */
  description?: { button: string; paragraphs: string[] }
  links: RecordLink[]
}
