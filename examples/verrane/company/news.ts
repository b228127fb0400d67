import type { BrandCenter, DemoTrailer, FeaturedCard, NewsPage } from '#domain/records/news.ts'
import { events } from './events.ts'
import { newsArticles } from './news-articles.ts'
import { pressReleases } from './press-releases.ts'

/** What stands beside the latest news for a longer time. */
const featured: FeaturedCard[] = [
  {
    kind: 'Compliance',
    title: 'What may be bought with BEAD funds',
    text: 'Status and place of manufacture by product category, and the letter to go with an order.',
    link: { label: 'BEAD/BABA compliance', to: '/bead' },
    picture: 'stockImages/news/works.svg',
  },
  {
    kind: 'Article',
    title: 'Small connectors, explained',
    text: 'SN, MDC and CS beside LC: what shrinks, what stays, and when it pays.',
    link: {
      label: 'Read about VSFF connectors',
      to: '/what-are-VSFF-connectors-and-why-should-you-use-them',
    },
    picture: 'stockImages/news/product.svg',
  },
  {
    kind: 'Instruments',
    title: 'An OTDR for networks in service',
    text: 'At 1650 nm it finds the fault of one subscriber while the other 31 stay online.',
    link: { label: 'OTDR for live PON', to: '/pon-otdr-1650-live' },
    picture: 'stockImages/news/measurement.svg',
  },
]

export const demoTrailer: DemoTrailer = {
  heading: 'Mobile demo trailer',
  text: [
    'Between events a trailer brings a working rack, a pole section and a splicing bench to your yard. Groups of up to twelve splice, plug and measure for themselves.',
    'Allow three hours and a level space of 15 × 4 m. Power comes with the trailer.',
  ],
  picture: 'stockImages/news/demo-trailer.svg',
  alt: 'Section of the trailer: a rack at the left, a splicing bench in the middle, a pole section at the door.',
  action: { label: 'Request a Visit', to: '/support' },
}

const brandCenter: BrandCenter = {
  heading: 'Brand Center',
  text: 'The logo may be used to name our products and to link to this site, unchanged and with clear space of half its height. The brand guide comes on request.',
  logos: [
    { name: 'Logo', file: 'other/logo/verrane-logo.svg', dark: false },
    { name: 'Logo, ink', file: 'other/logo/verrane-logo-ink.svg', dark: false },
    { name: 'Logo for dark grounds', file: 'other/logo/verrane-logo-on-dark.svg', dark: true },
    { name: 'Mark', file: 'other/logo/verrane-mark.svg', dark: false },
  ],
  links: [
    { label: 'Ask for the brand guide', to: '/contact-us' },
    { label: 'Decoding the Verrane brand', to: '/decoding-the-verrane-brand' },
  ],
}

export const newsPage: NewsPage | undefined = {
  path: '/news',
  title: 'News and events',
  description:
    'News from Verrane and the five events of 2026: winter installer conference, DASpedia, OFC, Fiber Connect and ISE.',
  intro: 'What is new in the catalog, what we have written, and the events of the year.',
  latest: { heading: 'Latest News', picture: 'stockImages/news/publication.svg' },
  releases: pressReleases,
  featured,
  articles: newsArticles,
  calendar: {
    heading: 'Events Calendar',
    text: 'Our five events of 2026, January to August. What we showed there can be seen in the demo trailer, by video call, or at a meeting that we arrange with you.',
    action: { label: 'Arrange a meeting', to: '/contact-us' },
    events,
  },
  trailer: demoTrailer,
  brandCenter,
}
