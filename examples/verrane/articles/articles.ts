import type { ArticleHead } from '#domain/records/article.ts'

const parent = { label: 'Resources', to: '/resources' }

export const articles: ArticleHead[] = [
  {
    path: '/fiber-optic-basics-in-the-age-of-ai-datacenters',
    title: 'Fiber Optic Basics in the Age of AI Data Centers',
    parent,
    description:
      'How fiber carries light, why single-mode and multimode differ, and how a loss budget is spent in an AI data center.',
    published: '2024-09',
    date: 'Sep 2024',
    image: 'stockImages/articles/fiber-optic-basics.svg',
    imageAlt:
      'Cross-sections of a single-mode and a multimode fiber, each 125 µm thick, and the paths that light takes in them',
    socialCard: 'other/social/article-fiber-optic-basics-in-the-age-of-ai-datacenters.jpg',
  },
  {
    path: '/the-importance-of-fiber-density-in-ai-data-centers',
    title: 'The Importance of Fiber Density in AI Data Centers',
    parent,
    description:
      'Why AI clusters need more fibers per rack unit, how to count them, and where density stops paying.',
    published: '2024-10',
    date: 'Oct 2024',
    image: 'stockImages/articles/fiber-density.svg',
    imageAlt:
      'Three panel fronts of one rack unit to one scale: 144 fibers with LC duplex ports, 432 with SN, 3,456 with SN-MT',
    socialCard: 'other/social/article-the-importance-of-fiber-density-in-ai-data-centers.jpg',
  },
  {
    path: '/what-are-VSFF-connectors-and-why-should-you-use-them',
    title: 'What are VSFF connectors and why should you use them',
    parent,
    description:
      'VSFF connectors CS, SN, MDC and SN-MT explained: sizes, uses, handling, and when LC remains the better choice.',
    published: '2024-11-12',
    date: 'Nov 12, 2024',
    image: 'stockImages/articles/vsff-connectors.svg',
    imageAlt:
      'Fronts of LC duplex, SN and MDC plugs to one scale, and three SN ports in the opening of one LC duplex adapter',
    socialCard: 'other/social/article-what-are-vsff-connectors-and-why-should-you-use-them.jpg',
  },
  {
    path: '/decoding-the-verrane-brand',
    title: 'Decoding the Verrane brand',
    parent,
    description:
      'What the name, the line of light and the colors of Verrane stand for, and what we promise to whoever relies on them.',
    published: '2025-04-25',
    date: 'April 25th, 2025',
    image: 'stockImages/articles/line-of-light.svg',
    imageAlt:
      'Construction of the Verrane mark: a line of light enters a V of glass, splits and arrives',
    socialCard: 'other/social/article-decoding-the-verrane-brand.jpg',
  },
]
