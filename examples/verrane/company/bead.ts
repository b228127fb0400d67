import { siteFilms } from '#content/site-films.ts'
import type { BeadPage, BeadRule, ComplianceCategory, DeMinimis } from '#domain/records/bead.ts'

const statuses = [
  {
    value: 'Compliant',
    text: 'Made in the USA, and passes the test for its kind without a waiver. Nothing to count against the de minimis limit.',
  },
  {
    value: 'Compliant with waiver',
    text: 'Made in the USA, and passes the test for its kind except for one input: the overclad cylinder of the optical fiber in it is imported, which the BEAD waiver allows. The letter states this for each part number.',
  },
  {
    value: 'Not compliant',
    text: 'Does not pass the test for its kind and has no input that the BEAD waiver names. For networks built without these funds, and within the de minimis waiver.',
  },
]

const beadRules: BeadRule[] = [
  {
    heading: 'What the law requires',
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
      'The National Telecommunications and Information Administration (NTIA) announced a waiver for the BEAD program on February 23, 2024, the “Limited General Applicability Nonavailability Waiver”. It is in force to February 22, 2029, and it does not hold for other programs.',
    ],
    list: [
      'Fiber-optic cable: waived for “non-optic-glass inputs (e.g., an overclad cylinder)” only. The glass, the draw and the cable itself must be made in the United States. This is the one category that our products use.',
      'Enclosures: not waived. NTIA’s statement of July 30, 2024 names them, with fiber, cable and key electronics, as equipment to be made in the United States. Part of the trade press of 2023 and 2024 reported the opposite; we certify by NTIA’s reading.',
      'Electronics and semiconductors: waived in large part, except optical line terminals, their line cards and pluggables, and standalone network terminals. We make none of these, and we do not count passive splitters, filters and attenuators as electronics: they pass the test for manufactured products, or they are not compliant.',
    ],
    link: {
      label: 'The waiver’s clauses by category, with its words',
      url: 'https://www.wiley.law/alert-BEAD-Program-NTIA-Issues-Limited-Waiver-of-Build-America-Buy-America-Requirements',
    },
  },
  {
    heading: 'What you keep on file',
    paragraphs: ['NTIA’s guidance of July 30, 2024 asks two records of a subgrantee:'],
    list: [
      'The maker’s certification letter for equipment that must be made in the United States.',
      'A tracker of certain waived equipment, with type, number and country of origin, which is shared with the state and with NTIA. It is a record of its own, beside the count for the de minimis waiver. Ask your broadband office whether it wants products with a waived input in it; our spreadsheet gives the place of manufacture of each part number.',
    ],
    link: {
      label: 'NTIA on demonstrating compliance',
      url: 'https://www.ntia.gov/blog/2024/demonstrating-compliance-buy-america-requirement',
    },
  },
  {
    heading: 'Tools and test sets',
    paragraphs: [
      'Not subject to the rule: what leaves with the crew is not incorporated in the network. This holds for our instruments, cleaning kits and test cords, among them the hardened test jumper VDR-HSC-SCA-TJ3. The jumper is listed as not compliant because a piece that stays in the network would be; used as a tool it needs neither a letter nor a line in the de minimis count.',
    ],
  },
  {
    heading: 'Terminals',
    paragraphs: [
      'From early in the third quarter of 2025, 55% of the material content of our terminals is made in the USA. This is our own production figure for the terminals as a group. It is not the test of 2 CFR part 184, which asks of each product that more than 55% of the cost of its components be domestic.',
      'A terminal is marked compliant by that test only, part number by part number. Housings are molded, and terminals assembled and tested, in New Jersey. The letter states the share of component cost for the part numbers you order.',
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
  'Manufactured product. Test: made in the USA, and more than 55% of the cost of its components from the USA.'
const construction =
  'Fiber and cable are construction materials. Test: all manufacturing processes in the USA. Connectors may come from elsewhere.'

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
      'Aerial terminals',
      'Pedestal and handhole terminals',
      'Wall boxes and MDU terminals',
      'Wall-mount panels',
      'Wall-mount splice enclosures',
    ],
    requirements: manufactured,
  },
  {
    category: 'Closures, trays and seals',
    solution: 'Splices on strands, poles and in handholes',
    family: 'Fiber Terminals & Closures',
    types: ['Dome closures', 'Inline closures', 'Accessories'],
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
    types: [
      'Optical distribution frames',
      'Cross-connect cabinets',
      'Frame blocks and managers',
      'Accessories',
    ],
    requirements: manufactured,
  },
  {
    category: 'Splice chassis and cabinets',
    solution: 'The end of outside cable in racks and at the entrance',
    family: 'Fiber Splice Chassis',
    requirements: manufactured,
  },
  {
    category: 'Patch panels',
    solution: 'Ports in racks and cabinets',
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
  statuses: { heading: 'Compliance status of our products', items: statuses },
  table: {
    heading: 'Compliance by product category',
    caption: 'Counts are of the products in the catalog today.',
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
    text: 'The general self-certification of November 2, 2026, with the status of September 30, 2026, to download and keep on file. For a letter to one project we need part numbers, quantities and the name of the award; it takes three working days.',
    files: [
      {
        label: 'Self-certification letter',
        file: 'bead/BEAD-BABA Self-Certification Letter.pdf',
        note: 'Letter number BL-26-11: names each part number, its status and its place of manufacture',
      },
      {
        label: 'De minimis waiver: tracking guide',
        file: 'bead/BABA De Minimis Waiver.pdf',
        note: 'The cap (the lesser of 5% of the project cost or $1M), worked examples and a sheet to keep count',
      },
      {
        label: 'Compliant products',
        file: 'bead/BEAD Compliant Products.xlsx',
        note: 'Every part number with its status, as a spreadsheet (Excel)',
      },
    ],
    link: { label: 'Ask for a letter for your project', to: '/contact-us' },
  },
  questions: {
    heading: 'Questions',
    items: [
      {
        question: 'Which parts of a project does the rule cover?',
        answer:
          'To what becomes part of the network: iron and steel, manufactured products and construction materials that are consumed in the project, incorporated into it or affixed to it. Tools, test cords and test sets leave with the crew and are not subject to it.',
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
        question: 'Which input of a product “with waiver” is waived?',
        answer:
          'The overclad cylinder of the optical fiber in it: the tube of synthetic silica around the core rod, an input that the waiver names. It applies to cords, drops, pigtails and harnesses, and to cassettes, panels, terminals and hubs with fiber inside. Splitter chips and filters are not waived; in the cost test they count as imported where they are.',
      },
      {
        question: 'Why is a splitter or attenuator made abroad not compliant?',
        answer:
          'A manufactured product passes only if it is made in the United States, and the waiver for electronics does not name passive optics. Splitters of which chip, assembly and test are counted that way and still pass are marked compliant, and are made in New Jersey.',
      },
      {
        question: 'Must waived products be reported?',
        answer:
          'Some must. Since July 30, 2024 NTIA asks subgrantees for a tracker of certain waived equipment with its country of origin, shared with the state and with NTIA. Not counting against the de minimis limit does not mean that nothing has to be written down.',
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
        name: 'Department of Commerce, Build America, Buy America: the waiver itself, among those approved',
        url: 'https://www.commerce.gov/oam/build-america-buy-america',
      },
      {
        name: 'Wiley, NTIA issues limited waiver of Build America, Buy America requirements, March 1, 2024 (the waiver by category)',
        url: 'https://www.wiley.law/alert-BEAD-Program-NTIA-Issues-Limited-Waiver-of-Build-America-Buy-America-Requirements',
      },
      {
        name: 'Broadband Breakfast, NTIA releases guidance for BEAD Buy America compliance, July 30, 2024 (letters and tracker)',
        url: 'https://broadbandbreakfast.com/ntia-releases-guidance-for-bead-buy-america-compliance',
      },
      {
        name: 'NTIA, Demonstrating compliance with the Buy America requirement, July 30, 2024',
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
