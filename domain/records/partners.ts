import type { RecordLink } from './link.ts'
import type { PageHead } from './page-head.ts'

export type PartnersPage = PageHead & {
  intro: string
  distributors?: { heading: string; items: Distributor[] }
  benefits: PartnerBenefits[]
  resources?: { heading: string; cards: PartnerResource[] }
  /** The heading of the page's last words. */
}

/** Logos are 64 units high; `width` is theirs in the same units. */
export type Distributor = { name: string; region: string; url: string; logo: string; width: number }

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
