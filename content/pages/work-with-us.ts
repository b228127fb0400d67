import { site } from '#content/site.ts'
import type { PageRecord } from './page-record.ts'

export const workWithUsPages: PageRecord[] = [
  {
    path: '/services',
    title: 'AI data center services',
    description:
      'Planning, design, project management, installation and integration of fiber in AI data centers, with 4, 8 or 24 hour response.',
    intro:
      'From the first link table to the last test report. More than 2,000 technicians work from nearly 300 locations, and each phase can be ordered alone.',
    sections: [
      {
        heading: 'Planning',
        paragraphs: [
          'Planning starts from numbers: links, fibers per link, lengths and the loss budget of the optics. From them follow trunk sizes, panels and the fill of every tray at day one, in phase two and at full build. You receive a link table, row elevations and a bill of materials.',
        ],
      },
      {
        heading: 'Design',
        paragraphs: [
          'Design turns the table into drawings that a crew can build from: routes, rack positions, polarity and a labeling scheme after TIA-606. For each class of link it states what the optics allow, what the cabling is expected to take and what remains in reserve.',
        ],
      },
      {
        heading: 'Project management',
        paragraphs: [
          'One project manager answers for material, crews, permits and acceptance. Weekly reports state what was built, what was measured and what comes next. Nothing is covered or buried before its test results are filed.',
        ],
      },
      {
        heading: 'Installation',
        paragraphs: [
          'Trained crews pull pre-cut, labeled trunks in row order and follow one sequence at every port: inspect, clean, inspect, mate, measure. End faces are graded after IEC 61300-3-35, and their images are kept with the loss values.',
        ],
      },
      {
        heading: 'Integration',
        paragraphs: [
          'When racks of accelerators arrive the fabric is ready. Cords are routed, patched and verified port by port against the link table, first by light from end to end, then by neighbor discovery after power-up.',
        ],
      },
      {
        heading: 'Strengths',
        paragraphs: [],
        list: [
          'More than 2,000 technicians, nearly 300 locations',
          'Response times of 4, 8 or 24 hours, agreed site by site',
          'Raw measurement data handed over, not only summaries',
          'Open standards in every plan, whoever makes the parts',
          'The crew that installs can hold the maintenance agreement',
        ],
      },
    ],
    families: ['Services'],
    links: [
      { label: 'All services', to: '/family/services' },
      { label: 'AI solution', to: '/solutions/ai' },
      { label: 'Data center solution', to: '/solutions/datacenter' },
    ],
  },
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
