import { siteFilms } from '#content/site-films.ts'
import type { BeadPage, BeadRule, ComplianceCategory, DeMinimis } from '#domain/records/bead.ts'

const statuses = [
  {
    value: 'Compliant',
    text: 'Made in the USA and within the rule that applies to its kind. Nothing to count.',
  },
  {
    value: 'Compliant with waiver',
    text: 'May be bought for BEAD because the product, or an input to it, falls under the BEAD waiver. The letter says which.',
  },
  {
    value: 'Not compliant',
    text: 'For networks built without these funds, and within the de minimis waiver.',
  },
]

const beadRules: BeadRule[] = [
  {
    heading: 'What the law asks',
    paragraphs: [
      'Build America, Buy America (BABA) asks that iron and steel, manufactured products and construction materials in federally funded infrastructure are produced in the United States. 2 CFR part 184 says what that means for each kind:',
    ],
    list: [
      'A manufactured product, such as a terminal or a panel, is made in the United States, and more than 55% of the total cost of its components is from there.',
      'A construction material has no percentage: all its manufacturing processes take place in the United States. Optical fiber and fiber-optic cable, drop cable included, are construction materials.',
    ],
    link: {
      label: '2 CFR part 184, as published',
      url: 'https://www.govinfo.gov/content/pkg/FR-2023-08-23/html/2023-17724.htm',
    },
  },
  {
    heading: 'What the BEAD waiver changes',
    paragraphs: [
      'The National Telecommunications and Information Administration (NTIA) announced a limited waiver for the BEAD program on February 23, 2024. It is in force to February 22, 2029, and it does not hold for other programs.',
    ],
    list: [
      'Fiber and cable are not waived, except inputs that are not optic glass, such as an overclad cylinder.',
      'Enclosures are not waived: NTIA counts them among the products made in the United States.',
      'Electronics are waived, except optical line terminals, their line cards and pluggables, and standalone network terminals. We make none of these.',
    ],
    link: {
      label: 'Approved waivers at the Department of Commerce',
      url: 'https://www.commerce.gov/oam/build-america-buy-america',
    },
  },
  {
    heading: 'Terminals',
    paragraphs: [
      'From early in the third quarter of 2025, 55% of the material content of our terminals is made in the USA. Housings are molded, and terminals assembled and tested, in New Jersey. The letter states the share of component cost for the part numbers you order.',
    ],
    link: {
      label: 'Multiport terminals',
      to: '/family/fiber-terminals-&-closures?type=Multiport+terminals',
    },
  },
]

const deMinimis: DeMinimis = {
  heading: 'De minimis waiver',
  paragraphs: [
    'Products that are not compliant may still be used to a small extent: up to the lesser of 5% of the project cost or $1M. The limit is for the sum of all such products over the whole project, so the list begins with the first order.',
    'Check that the waiver is in force for your award before you rely on it; the Department of Commerce keeps the list.',
  ],
  caption: 'What the limit comes to',
  columns: ['Project cost', '5%', 'Limit'],
  projects: [800_000, 6_000_000, 20_000_000, 75_000_000],
  share: 0.05,
  most: 1_000_000,
}

const manufactured =
  'Manufactured product: made in the USA, more than 55% of component cost from the USA.'
const construction =
  'Fiber and cable are construction materials: all processes in the USA. Connectors may come from elsewhere.'

const categories: ComplianceCategory[] = [
  {
    category: 'Drop assemblies',
    solution: 'From the terminal to the home',
    family: 'Fiber Cable Assemblies',
    types: ['Hardened drop assemblies'],
    requirements: construction,
  },
  {
    category: 'Cords, pigtails and trunks',
    solution: 'Patching, splicing and backbone links',
    family: 'Fiber Cable Assemblies',
    types: ['Patch cords', 'VSFF cords', 'Pigtails', 'Trunks and harnesses'],
    requirements: construction,
  },
  {
    category: 'Terminals',
    solution: 'The last point before the home: pole, pedestal, handhole, wall',
    family: 'Fiber Terminals & Closures',
    types: [
      'Multiport terminals',
      'Pedestal and handhole terminals',
      'Wall boxes and MDU terminals',
    ],
    requirements: manufactured,
  },
  {
    category: 'Closures',
    solution: 'Splices on strands, poles and in handholes',
    family: 'Fiber Terminals & Closures',
    types: ['Dome closures', 'Inline closures'],
    requirements: manufactured,
  },
  {
    category: 'Distribution hubs',
    solution: 'Splitting for 96 to 432 homes',
    family: 'Fiber Distribution Frames',
    types: ['Fiber distribution hubs'],
    requirements: manufactured,
  },
  {
    category: 'Frames and cabinets',
    solution: 'Cross-connects in central offices and huts',
    family: 'Fiber Distribution Frames',
    types: ['Optical distribution frames', 'Cross-connect cabinets', 'Frame blocks and managers'],
    requirements: manufactured,
  },
  {
    category: 'Splice chassis and enclosures',
    solution: 'The end of outside cable in racks and at walls',
    family: 'Fiber Splice Chassis',
    requirements: manufactured,
  },
  {
    category: 'Patch panels',
    solution: 'Ports in racks, cabinets and at walls',
    family: 'Fiber Patch Panels',
    requirements: manufactured,
  },
  {
    category: 'Cassettes and adapter plates',
    solution: 'What a panel’s slots take',
    family: 'Cassettes',
    requirements: manufactured,
  },
  {
    category: 'Splitters and couplers',
    solution: 'One fiber shared among homes',
    family: 'Passive Optical Components',
    types: ['PLC splitters', 'Couplers and taps'],
    requirements: manufactured,
  },
  {
    category: 'WDM modules',
    solution: 'Several wavelengths on one fiber',
    family: 'Passive Optical Components',
    types: ['WDM modules'],
    requirements: manufactured,
  },
  {
    category: 'Attenuators',
    solution: 'Levels within the range of a receiver',
    family: 'Passive Optical Components',
    types: ['Attenuators'],
    requirements: manufactured,
  },
]

export const beadPage: BeadPage | undefined = {
  path: '/bead',
  title: 'BEAD/BABA compliance',
  description:
    'Which Verrane products may be bought with BEAD funds under Build America, Buy America, under which waiver, and how to get a certificate.',
  text: 'BEAD funds pay for products that meet Build America, Buy America or fall under a waiver. Here is what that means part by part, in plain terms.',
  film: siteFilms['solutions/rural-broadband'],
  attribute: 'beadBaba',
  statuses: { heading: 'What our products state', items: statuses },
  table: {
    heading: 'Compliance by product category',
    caption: 'Counts are of the products in the catalogue today.',
    columns: [
      'Product Category',
      'Solution',
      'Requirements',
      'BEAD compliance',
      'Place of manufacture',
    ],
    categories,
  },
  rules: beadRules,
  deMinimis,
  downloads: {
    heading: 'Documents for your file',
    text: 'Self-certification as of November 2026. For a letter to one project we need part numbers, quantities and the name of the award.',
    files: [
      {
        label: 'Self-certification letter',
        file: 'bead/BEAD-BABA Self-Certification Letter.pdf',
        note: 'Names each part number, its status and its place of manufacture',
      },
      {
        label: 'De minimis waiver, how to keep count',
        file: 'bead/BABA De Minimis Waiver.pdf',
        note: 'The rule, worked examples and a list to keep',
      },
      {
        label: 'Compliant products',
        file: 'bead/BEAD Compliant Products.xlsx',
        note: 'All part numbers with status, as a spreadsheet',
      },
    ],
    link: { label: 'Ask for a letter for your project', mail: 'BEAD letter' },
  },
  questions: {
    heading: 'Questions',
    items: [
      {
        question: 'To what in a project does the rule apply?',
        answer:
          'To what becomes part of the network: iron and steel, manufactured products and construction materials that are consumed in the project, incorporated into it or affixed to it. Tools and test sets leave with the crew and are not subject to it.',
      },
      {
        question: 'Does the 55% rule apply to fiber-optic cable?',
        answer:
          'No. Optical fiber and fiber-optic cable, drop cable included, are construction materials. No percentage is asked of them; all manufacturing processes must take place in the United States, from the preform to the draw and from buffering to the jacket.',
      },
      {
        question: 'Must the connectors on a cable be made in the United States?',
        answer:
          'No, as counsel of the Fiber Broadband Association read the BEAD waiver in February 2024. The cable and the glass in it must be made here; the connectors that are attached to it need not be.',
      },
      {
        question: 'May a product be used that is not compliant?',
        answer:
          'Within the de minimis waiver, yes: such products may come to the lesser of 5% of the project cost or $1M, all of them together. Keep the list from the first order on, and ask your broadband office whether the waiver is in force for your award.',
      },
      {
        question: 'Is there a list of approved products?',
        answer:
          'No. The government approves no products. The list that NTIA and the Department of Commerce have published since October 2024 names companies that certify themselves, each with a link to its own product list; a subgrantee keeps the maker’s letter on file.',
      },
      {
        question: 'What do you need to write a letter for our project?',
        answer:
          'Part numbers, quantities or lots, and the name of the award. The letter names each part with its status and place of manufacture and takes three working days.',
      },
    ],
  },
  sources: {
    heading: 'Sources',
    items: [
      {
        name: 'Build America, Buy America Act, Public Law 117-58, sections 70901 to 70927',
        url: 'https://www.congress.gov/117/plaws/publ58/PLAW-117publ58.pdf',
      },
      {
        name: 'Office of Management and Budget, Guidance for Grants and Agreements (2 CFR part 184), 88 FR 57750, August 23, 2023',
        url: 'https://www.govinfo.gov/content/pkg/FR-2023-08-23/html/2023-17724.htm',
      },
      {
        name: 'Department of Commerce, Build America, Buy America: approved waivers',
        url: 'https://www.commerce.gov/oam/build-america-buy-america',
      },
      {
        name: 'NTIA, Demonstrating compliance with the Buy America requirement, 2024',
        url: 'https://www.ntia.gov/blog/2024/demonstrating-compliance-buy-america-requirement',
      },
      {
        name: 'Fiber Broadband Association, Understanding BEAD’s Build America Buy America provisions, February 28, 2024',
        url: 'https://fiberbroadband.org/2024/02/28/understanding-beads-build-america-buy-america-provisions/',
      },
    ],
    note: 'This page informs. The terms of your award and the rules in force on the day decide.',
  },
}
