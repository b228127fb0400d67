import type { NewsArticle } from '#domain/records/news.ts'

/** The newest first; more than the slider shows at once. */
export const newsArticles: NewsArticle[] = [
  {
    headline: 'How wide a valve has to be',
    body: 'Flow, pressure drop and Kv.',
    kind: 'Article',
    date: '2026-02-03',
    link: { to: '/how-wide-a-valve-has-to-be' },
    logo: 'stockImages/articles/bore.svg',
  },
  {
    headline: 'Valve catalog 2026',
    body: 'Five pages, all sizes.',
    kind: 'Catalog',
    date: '2026-01',
    link: { file: 'catalogs/Valve Catalog.pdf' },
    logo: 'icons/Valve Catalog.webp',
  },
  {
    headline: 'Reading a gauge',
    body: 'Span, class and parallax.',
    kind: 'Article',
    date: '2025-11',
    link: { to: '/Reading-a-gauge' },
    logo: 'stockImages/articles/gauge.svg',
  },
  {
    headline: 'Fitting a ball valve',
    body: 'Where to hold it.',
    kind: 'Guide',
    date: '2025-08',
    link: { file: 'installationGuides/ball-valve-installation-guide.pdf' },
    logo: 'icons/ball-valve.webp',
  },
  {
    headline: 'The works, in two pages',
    body: 'Forty people and a bench.',
    kind: 'Brochure',
    date: '2025-05-06',
    link: { file: 'brochures/Works Brochure.pdf' },
    logo: 'stockImages/news/works.svg',
  },
]
