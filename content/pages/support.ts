import { site } from '#content/site.ts'
import type { PageRecord } from './page-record.ts'

export const supportPages: PageRecord[] = [
  {
    path: '/support',
    title: 'Support',
    description:
      'Help with choosing, installing and repairing Verrane products: whom to call, what to have at hand, and how fast we come.',
    intro:
      'Talk to someone who has had the part in hand. Choose the line below that fits and have the short list ready; it saves the second call.',
    sections: [
      {
        heading: 'Before you buy',
        paragraphs: [
          'Engineers help to choose parts, check a loss budget or compare two designs, without an order and without a charge.',
        ],
        list: [
          'Optics or active equipment at both ends, by type',
          'Distance and number of connections between them',
          'Fibers wanted now and in five years',
          'Place: rack, room, pole, handhole or wall',
        ],
      },
      {
        heading: 'With a product in hand',
        paragraphs: [
          'Cords carry a serial number near each end. Give it to us and we return the loss, return loss and end-face record stored on the day the cord was built. For panels, terminals and closures, the part number on the label is enough.',
          'Before you report loss, inspect and clean both end faces and measure again. Many cases end there.',
        ],
      },
      {
        heading: 'When service is down',
        paragraphs: [
          'Holders of a maintenance agreement call the number on the spares box; response is 4 or 8 hours as agreed. Without an agreement, a splice crew comes within 24 hours of your call.',
        ],
      },
      {
        heading: 'Telephone and email',
        paragraphs: [`Write to ${site.email}, or call:`],
        list: site.phones.map(({ office, number }) => `${office}: ${number}`),
      },
    ],
    links: [
      { label: 'Contact Us', to: '/contact-us' },
      { label: 'Maintenance agreement, 4-hour response', to: '/maintenance-agreement-4-hour' },
      { label: 'Fiber restoration', to: '/fiber-restoration' },
      { label: 'Connector cleaning kit', to: '/connector-cleaning-kit' },
    ],
  },
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
  {
    path: '/demos',
    title: 'Demos',
    description:
      'See and handle Verrane panels, terminals and instruments: the mobile demo trailer, the events of 2026 and demonstrations by video call.',
    intro:
      'A tray slides or it does not. Some questions are answered best with the part in your hands.',
    sections: [
      {
        heading: 'Mobile demo trailer',
        paragraphs: [
          'The trailer brings a working rack, a pole section and a splicing bench to your yard. Allow three hours and a level space of 15 × 4 m. Groups of up to 12 can splice, plug and measure for themselves.',
        ],
      },
      {
        heading: 'At events',
        paragraphs: ['In 2026 you can meet us at five events; the dates are on the news page.'],
      },
      {
        heading: 'By video call',
        paragraphs: [
          'For a single product, 20 minutes on camera are often enough: the port opened, a cord moved, a measurement taken while you watch.',
        ],
      },
      {
        heading: 'To arrange a visit',
        paragraphs: [
          `Call ${site.phones[0]!.number} in North America or the office of your region, or write to ${site.email}. Say what you would like to see and who will be there.`,
        ],
      },
    ],
    links: [
      { label: 'Support', to: '/support' },
      { label: 'News and events', to: '/news' },
    ],
  },
  {
    path: '/resources',
    title: 'Resources',
    description:
      'Where to find articles, product documents, compliance information, training and people at Verrane.',
    intro: 'Everything to read and everyone to ask, in one list.',
    sections: [
      {
        heading: 'To read',
        paragraphs: [
          'The Knowledge Center gathers articles and explains how to obtain a product’s documents. The compliance page states what BEAD and BABA ask and what each status means.',
        ],
      },
      {
        heading: 'To learn',
        paragraphs: [
          'Two courses are open to everyone: fiber fundamentals in two days, each month in New Jersey and the Netherlands or at your site, and fusion splicing and closures in three.',
        ],
      },
      {
        heading: 'To ask',
        paragraphs: [
          `Support answers questions on choice, installation and repair: ${site.email}, or the telephone of your region.`,
        ],
      },
    ],
    links: [
      { label: 'Knowledge Center', to: '/knowledge-center' },
      { label: 'BEAD/BABA compliance', to: '/bead' },
      { label: 'Fiber fundamentals course', to: '/fiber-fundamentals-course' },
      { label: 'Fusion splicing and closure course', to: '/fusion-splicing-closure-course' },
      { label: 'Demos', to: '/demos' },
      { label: 'Support', to: '/support' },
    ],
  },
]
