import { site } from '#content/site.ts'
import type { PageRecord } from './page-record.ts'

export const workWithUsPages: PageRecord[] = [
  {
    path: '/careers',
    title: 'Careers',
    description:
      'Work at Verrane Fiber & Photonics: what the trades, laboratories and offices do, and how to apply.',
    intro:
      'A loss of 0.2 dB is the work of many hands: people who draw glass, polish ends, write firmware, answer telephones and climb poles.',
    sections: [
      {
        heading: 'Where the work is',
        paragraphs: [
          'About 2,000 people work on three continents. Assembly, molding and test stand in New Jersey, micro-optics and detectors in Japan and the Netherlands, components and instruments also in Nanjing and the Philippines. Service crews start from nearly 300 locations.',
        ],
      },
      {
        heading: 'How we work',
        paragraphs: [
          'Every part leaves with a measurement, so every trade here learns to measure. New colleagues spend their first two days in the fiber fundamentals course, whatever their post. Shifts, pay bands and travel are stated in each offer before the first interview.',
        ],
        list: [
          'Manufacturing: polishing, assembly, molding, glass and coating',
          'Engineering: optics, mechanics, process, test and software',
          'Field: splicing, installation, certification and maintenance',
          'Office: planning, purchasing, sales, finance and people',
        ],
      },
      {
        heading: 'How to apply',
        paragraphs: [
          `Write to ${site.email} with the kind of work you look for and the place you can reach. A page about what you have made or repaired is worth more to us than a form. You will hear from a person within ten working days.`,
        ],
      },
    ],
    links: [
      { label: 'Leadership', to: '/leadership' },
      { label: 'About Verrane', to: '/about' },
      { label: "LET'S CONNECT", to: '/support' },
    ],
  },
]
