import { site } from '#content/site.ts'
import type { PageRecord } from '#domain/records/page-record.ts'

export const resourcesPages: PageRecord[] = [
  {
    path: '/resources',
    title: 'Resources',
    description:
      'Everything to read, watch, download and use: Knowledge Center, articles, compliance, guides, films, courses and the product filters.',
    intro: 'Everything to read, to watch, to download and to ask, in one place.',
    sections: [
      {
        heading: 'Read',
        id: 'read',
        paragraphs: [],
        cards: [
          {
            title: 'Knowledge Center',
            text: 'Articles, and how to find the documents of each product.',
            links: [{ label: 'Open the Knowledge Center', to: '/knowledge-center' }],
          },
          {
            title: 'Articles',
            text: 'Fiber basics, density in AI data centers, VSFF connectors, and the brand.',
            links: [
              {
                label: 'Fiber optic basics',
                to: '/fiber-optic-basics-in-the-age-of-ai-datacenters',
              },
              {
                label: 'Fiber density',
                to: '/the-importance-of-fiber-density-in-ai-data-centers',
              },
              {
                label: 'VSFF connectors',
                to: '/what-are-VSFF-connectors-and-why-should-you-use-them',
              },
              { label: 'The Verrane brand', to: '/decoding-the-verrane-brand' },
            ],
          },
          {
            title: 'BEAD/BABA compliance',
            text: 'What the rules ask, what each status means, and the letter for your file.',
            links: [{ label: 'See the compliance table', to: '/bead' }],
          },
        ],
      },
      {
        heading: 'Use',
        id: 'tools',
        paragraphs: [],
        cards: [
          {
            title: 'Loss budget',
            text: 'Add up a channel from real products, and hold it to the limit of a standard.',
            links: [{ label: 'Work out a channel', to: '/loss-budget' }],
          },
          {
            title: 'Product filters',
            text: 'Every attribute of the catalog is a filter: connector, fibers, loss, height, origin.',
            links: [
              { label: 'All products', to: '/products' },
              { label: 'By lowest loss', to: '/products?sort=insertionLoss' },
            ],
          },
          {
            title: 'Lists for buyers',
            text: 'Compliant part numbers as a spreadsheet, and what distributors keep in stock.',
            links: [
              { label: 'Compliant products', file: 'bead/BEAD Compliant Products.xlsx' },
              { label: 'Distributor stock', to: '/products?lds=Y' },
            ],
          },
          {
            title: 'Customer portal',
            text: 'Orders, shipping documents and the test reports of what you have bought.',
            links: [{ label: 'Log in', url: site.customerPortal }],
          },
        ],
      },
      {
        heading: 'Download',
        id: 'documents',
        paragraphs: ['Guides and data sheets are on the page of each product.'],
        downloads: [
          {
            label: 'Product Catalog',
            file: 'catalogs/Product Catalog.pdf',
            note: 'Every family, with the values that decide',
          },
          { label: 'Datacenter Brochure', file: 'brochures/Datacenter Brochure.pdf' },
          { label: 'Outside Plant Brochure', file: 'brochures/Outside Plant Brochure.pdf' },
          { label: 'Photonics Brochure', file: 'brochures/Photonics Brochure.pdf' },
          { label: 'Services Brochure', file: 'brochures/Services Brochure.pdf' },
          {
            label: 'Density without disturbance',
            file: 'whitePapers/Density Without Disturbance White Paper.pdf',
            note: 'White paper',
          },
          {
            label: 'Decentralized split architecture',
            file: 'whitePapers/Decentralized Split Architecture White Paper.pdf',
            note: 'White paper',
          },
          {
            label: 'Ribbon or single fiber',
            file: 'whitePapers/Ribbon Or Single Fiber White Paper.pdf',
            note: 'White paper',
          },
          {
            label: 'Choosing APC or UPC',
            file: 'technicalNotes/Choosing APC or UPC.pdf',
            note: 'Technical note',
          },
          {
            label: 'Bend limits of G.657 fiber',
            file: 'technicalNotes/Bend Limits of G.657 Fiber.pdf',
            note: 'Technical note',
          },
        ],
      },
      {
        heading: 'Watch and learn',
        id: 'learn',
        paragraphs: [],
        cards: [
          {
            title: 'Films',
            text: 'Six films with captions: trays, cassettes, cleaning, drops, closures, alignment.',
            links: [{ label: 'Watch the films', to: '/demos#films' }],
          },
          {
            title: 'Courses',
            text: 'Fiber fundamentals in two days, splicing and closures in three; half of it practice.',
            links: [
              { label: 'Fiber fundamentals', to: '/fiber-fundamentals-course' },
              { label: 'Splicing and closures', to: '/fusion-splicing-closure-course' },
            ],
          },
          {
            title: 'People',
            text: 'An engineer on the phone or on camera, or the demo trailer in your yard.',
            links: [
              { label: 'Support', to: '/support' },
              { label: 'Demos', to: '/demos' },
            ],
          },
        ],
      },
    ],
  },
]
