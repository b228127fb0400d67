import { site } from '#content/site.ts'
import type { PageRecord } from '#domain/records/page-record.ts'

export const knowledgeCenterPages: PageRecord[] = [
  {
    path: '/knowledge-center',
    title: 'Knowledge Center',
    description:
      'Articles, guides and films on fiber and photonics from Verrane, and how to ask for a document by part number.',
    intro:
      'What we know about fiber, written down: articles to read here, and documents for each product.',
    sections: [
      {
        heading: 'Articles',
        paragraphs: [
          'Four articles explain the basics of light in fiber, the arithmetic of density, the small duplex connectors, and what our name and signs stand for. They name the standards they rest on.',
        ],
      },
      {
        heading: 'Documents',
        paragraphs: [
          `Each product’s page names its own documents: data sheet, installation guide and, where there is one, a film. If you need one in another form or language, write to ${site.email} with the part number and the title.`,
        ],
      },
    ],
    links: [
      {
        label: 'Fiber Optic Basics in the Age of AI Data Centers',
        to: '/fiber-optic-basics-in-the-age-of-ai-datacenters',
      },
      {
        label: 'The Importance of Fiber Density in AI Data Centers',
        to: '/the-importance-of-fiber-density-in-ai-data-centers',
      },
      {
        label: 'What are VSFF connectors and why should you use them',
        to: '/what-are-VSFF-connectors-and-why-should-you-use-them',
      },
      { label: 'Decoding the Verrane brand', to: '/decoding-the-verrane-brand' },
      { label: 'All products', to: '/products' },
    ],
  },
]
