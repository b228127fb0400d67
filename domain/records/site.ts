import type { PageLink } from './link.ts'

/** Who a site belongs to. */
export type SiteRecord = {
  name: string
  legalName: string
  tagline: string
  /** A storage path: what social networks show of a page without a picture of its own. */
  socialCard: string
  /** Language and region, as 'de-DE': words of the interface, formats and order follow it. */
  locale: string
  /** Units that stand before their number: DN 50. */
  unitsBefore?: readonly string[]
  /** The company's own, as 'America/New_York': its days begin and end there. */
  timeZone: string
  /** As 'EUR' (ISO 4217): sums are said in it, and as bare numbers where it is left out. */
  currency?: string
  /** The browser's own frame around the page: the ground of brand.css. */
  themeColor: string
  foundingYear?: number
  copyrightYear: number
  email: string
  /** Where customers log in; empty where they cannot. */
  customerPortal: string
  social: { name: string; url: string }[]
  phones: [Phone, ...Phone[]]
  /**
   * Hosts besides the storage that pictures and films may come from, as 'https://cdn.example.com';
   * left out, those that products name. YouTube's is 'https://www.youtube-nocookie.com'.
   */
  mediaHosts?: readonly string[]
  /** `false` has browsers keep no page for reading without a network, and remove what they kept. */
  offline?: boolean
  /**
   * `false` leaves the assistant out, as a folder without `assistant.ts` does: no button, and nothing
   * answers at its address.
   */
  assistant?: boolean
}

type Phone = { office: string; number: string }

/** The mark beside the name: `fill` takes the color of the text around it, `line` the accent color. */
export type Logo = { width: number; height: number; fill?: string; line?: string }

/** The band that closes most pages. */
export type Connect = PageLink & {
  heading: string
  /** Path data of the line between words and button, in a box of 900 × 120; a straight one without it. */
  line?: string
  /** What differs where, by a page's kind ('product') or path ('/support'). */
  of?: Record<string, Partial<PageLink & { heading: string }>>
}
