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
    path: '/partners',
    title: 'Partners',
    description:
      'Distribution, installation and press: what partners of Verrane Fiber & Photonics receive, and whom to ask for it.',
    intro:
      'Distributors, installers and system makers bring our parts to the places where they work. This page says what we give them and whom to ask.',
    sections: [
      {
        heading: 'Distribution',
        paragraphs: [
          'Products marked for distributor stock in the catalogue are kept on distributors’ shelves and usually ship the same week. The filter “Distributor stock” on the products page shows them all. To stock our products, or to learn who stocks them near you, call the office of your region.',
        ],
      },
      {
        heading: 'Installation partners',
        paragraphs: [
          'Crews that install our closures, terminals and panels are trained in courses of two and three days, half of them practice. The splicing course uses the products the crew will meet in the field.',
        ],
      },
      {
        heading: 'Company description',
        paragraphs: [
          `${site.legalName} makes fiber-optic connectivity and photonic components. Founded in ${site.foundingYear} as a glassworks, the company has its head office in New Jersey and offices in Japan, Nanjing, the Netherlands and the Philippines. About 2,000 employees on three continents make panels, cassettes, cable assemblies, terminals, splitters, detectors and lenses.`,
          'You may print this paragraph as it stands.',
        ],
      },
      {
        heading: 'Brand and press',
        paragraphs: [
          `The brand guide and the logo are sent on request: write to ${site.email} and say where they will appear. Journalists reach the media contact at the same address and receive an answer within one working day.`,
        ],
      },
    ],
    links: [
      { label: 'Fusion splicing and closure course', to: '/fusion-splicing-closure-course' },
      { label: 'Contact Us', to: '/contact-us' },
    ],
  },
]
