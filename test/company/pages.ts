import type { PageHead } from '#domain/records/page-head.ts'
import type { PageRecord } from '#domain/records/page-record.ts'
import { articles } from './articles/articles.ts'
import { aboutPage } from './company/about.ts'
import { beadPage } from './company/bead.ts'
import { careersPage } from './company/careers.ts'
import { contactPage } from './company/contact.ts'
import { knowledgePage } from './company/knowledge-center.ts'
import { leadershipPage } from './company/leadership.ts'
import { newsPage } from './company/news.ts'
import { partnersPage } from './company/partners.ts'
import { quotePage } from './company/quote.ts'
import { servicesPage } from './company/services.ts'
import { legalPages } from './legal/legal.ts'
import { lossBudgetHead } from './loss-budget-head.ts'
import { solutions, solutionsIndex } from './solutions/solutions.ts'

export const pages: PageRecord[] = [
  {
    path: '/support',
    title: 'Support',
    description: 'Help with a valve or a gauge of the works: by telephone, by email or on paper.',
    intro: 'Call, or write what leaks and where.',
    sections: [
      { heading: 'Telephone', id: 'telephone', paragraphs: ['The works answers.'], phones: true },
      {
        heading: 'What to have at hand',
        paragraphs: ['Each of these saves a second call.'],
        list: ['The part number on the lever', 'Pressure and temperature', 'A picture of the leak'],
        downloads: [
          {
            label: 'Installation guide',
            file: 'installationGuides/ball-valve-installation-guide.pdf',
            note: 'How to fit a valve',
          },
        ],
      },
      {
        heading: 'Ways to send it',
        paragraphs: ['Small parts come by post.'],
        cards: [
          {
            title: 'Repair',
            id: 'repair',
            text: 'We change the seats and test it anew.',
            points: ['Part number', 'Return address'],
            links: [{ label: 'Announce a repair', mail: 'Repair' }],
          },
          {
            title: 'Advice',
            text: 'An engineer calls back.',
            links: [
              { label: 'Call the works', call: 'Works' },
              { label: 'Contact', to: '/contact-us' },
            ],
          },
        ],
      },
    ],
    families: ['Seals & Spares'],
    links: [{ label: 'Documents', to: '/knowledge-center' }],
  },
  {
    path: '/demos',
    title: 'Demos',
    description: 'Films of a seat change and a gauge check, and how to see a valve cut open.',
    intro: 'See it done before you do it.',
    sections: [
      {
        heading: 'Films',
        paragraphs: ['A second each.'],
        films: ['videos/seat-change.mp4'],
      },
      {
        heading: 'A valve cut open',
        paragraphs: ['We send it for a week.'],
        picture: { file: 'stockImages/work/assembly.svg', alt: 'A ball valve seen from the side.' },
        action: { label: 'Borrow one', mail: 'Cut valve' },
      },
    ],
  },
  {
    path: '/resources',
    title: 'Resources',
    description: 'Articles, documents and films about ball valves and gauges, all in one place.',
    intro: 'Everything to read and watch.',
    sections: [
      {
        heading: 'Standards',
        paragraphs: ['What our sheets refer to.'],
        links: [
          { label: 'EN 837, in outline', url: 'https://www.example.org/en-837' },
          { label: 'Valve catalog', file: 'catalogs/Valve Catalog.pdf' },
        ],
      },
    ],
    families: ['Ball Valves', 'Pressure Gauges'],
  },
]

export const fixedPages: (PageHead | PageRecord)[] = [
  solutionsIndex,
  ...solutions,
  servicesPage,
  aboutPage,
  leadershipPage,
  newsPage,
  careersPage,
  partnersPage,
  contactPage,
  quotePage,
  lossBudgetHead,
  beadPage,
  knowledgePage,
  ...articles,
  ...pages,
  ...legalPages,
].filter((page) => page !== undefined)
