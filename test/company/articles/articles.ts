import type { ArticleHead } from '#domain/records/article.ts'

const parent = { label: 'Resources', to: '/resources' }

export const articles: ArticleHead[] = [
  {
    path: '/how-wide-a-valve-has-to-be',
    title: 'How wide a valve has to be',
    parent,
    description: 'Flow, pressure drop and the coefficient Kv, and when a reduced bore is enough.',
    published: '2026-02-03',
    date: 'February 3, 2026',
    image: 'stockImages/articles/bore.svg',
    imageAlt: 'Two ball valves of one thread, one with a wider way through its ball',
  },
  {
    path: '/Reading-a-gauge',
    title: 'Reading a gauge',
    parent,
    description: 'Span, class and parallax: how far a pressure gauge can be believed, and where.',
    published: '2025-11',
    date: 'Nov 2025',
    image: 'stockImages/articles/gauge.svg',
    imageAlt: 'A pressure gauge whose pointer stands left of the middle',
    socialCard: 'productImages/gauge.png',
  },
]
