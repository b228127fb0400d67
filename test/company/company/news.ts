import type { NewsPage } from '#domain/records/news.ts'
import { events } from './events.ts'
import { newsArticles } from './news-articles.ts'
import { pressReleases } from './press-releases.ts'

export const newsPage: NewsPage | undefined = {
  path: '/news',
  title: 'News and events',
  description: 'What is new at Quernel Valve Works: valves, gauges, articles, fairs and dates.',
  intro: 'New in the catalogue, and where to meet us.',
  latest: { heading: 'Latest News', picture: 'stockImages/news/works.svg' },
  releases: pressReleases,
  featured: [
    {
      kind: 'Compliance',
      title: 'Valves for funded projects',
      text: 'Status by kind of product.',
      link: { label: 'Public funds', to: '/bead' },
      picture: 'stockImages/news/works.svg',
    },
    {
      kind: 'Document',
      title: 'The catalog of 2026',
      text: 'Five pages.',
      link: { label: 'Open the catalog', file: 'catalogs/Valve Catalog.pdf' },
      picture: 'stockImages/news/fair.svg',
    },
  ],
  articles: newsArticles,
  calendar: {
    heading: 'Dates',
    text: 'Write first, and an hour is kept.',
    action: { label: 'Arrange a meeting', mail: 'Meeting' },
    events,
  },
  trailer: {
    heading: 'The van',
    text: ['A test bench on wheels.', 'It needs three hours and a socket.'],
    picture: 'stockImages/work/bench.svg',
    alt: 'A gauge on a bench.',
    action: { label: 'Request a visit', to: '/support' },
  },
  brandCenter: {
    heading: 'Our mark',
    text: 'Unchanged, with room around it.',
    logos: [
      { name: 'Mark', file: 'other/logo/quernel.svg', dark: false },
      { name: 'Mark for dark grounds', file: 'other/logo/quernel-on-dark.svg', dark: true },
    ],
    links: [{ label: 'Ask for the guide', mail: 'Mark' }],
  },
}
