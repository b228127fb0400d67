import { siteFilms } from '#content/site-films.ts'
import type { Solution } from '#domain/records/solution.ts'
import { workedOut } from '../loss-budget-examples.ts'

export const ruralBroadband: Solution = {
  slug: 'rural-broadband',
  path: '/solutions/rural-broadband',
  title: 'Fiber for rural broadband',
  name: 'Rural broadband',
  summary: 'Reach, truck rolls and origin: what decides a network of few homes and long roads.',
  description:
    'Rural fiber networks: long feeders, few homes per kilometer, small crews, and products with a stated BEAD/BABA status.',
  hero: {
    film: siteFilms['solutions/rural-broadband'],
    heading: 'Rural broadband: long routes, few homes, small crews',
    text: 'Designed around reach, the cost of a truck roll and, in funded builds, where a product is made.',
    links: [{ label: 'BEAD/BABA compliance', to: '/bead' }],
  },
  intro: {
    text: 'On rural routes distance uses the loss budget and labor uses the money. This page works out both: how far each class of optics reaches, what 128 homes cost in three architectures, and what the BEAD program asks of the parts you buy.',
    links: [
      { label: 'VMT multiport terminal, 4 ports', to: '/vmt-multiport-terminal-4' },
      { label: 'Access network design', to: '/access-network-design-fttx' },
      { label: 'Outside plant', to: '/solutions/outside-plant' },
    ],
  },
  statistics: {
    heading: 'Rural broadband in figures',
    boxes: [
      {
        value: 'Almost 28%',
        label:
          'of Americans in rural areas had no fixed terrestrial service of 100/20 Mb/s in December 2022.',
        source: {
          name: 'FCC, Section 706 Report, FCC 24-27',
          year: 2024,
          url: 'https://docs.fcc.gov/public/attachments/DOC-400675A1.txt',
        },
      },
      {
        value: '100/20 Mb/s',
        label: 'is what the FCC calls broadband since March 2024; it was 25/3 before.',
        source: {
          name: 'FCC 24-27',
          year: 2024,
          url: 'https://docs.fcc.gov/public/attachments/DOC-401205A2.txt',
        },
      },
      {
        value: '$42.45 B',
        label: 'of federal funds are in the BEAD program.',
        source: {
          name: 'NTIA, BEAD Notice of Funding Opportunity',
          year: 2022,
          url: 'https://broadbandusa.ntia.gov',
        },
      },
      {
        value: '20.0%',
        label: 'of the population of the United States lived in rural areas in 2020.',
        source: {
          name: 'US Census Bureau, CB22-CN.25',
          year: 2022,
          url: 'https://www.census.gov/newsroom/press-releases/2022/urban-rural-populations.html',
        },
      },
    ],
  },
  strengths: [
    'Four- and eight-port terminals light enough for one person on a strand',
    'Drops of up to 200 m, toneable where they are buried',
    'Parts rated from −40 °C, without heaters or power',
    'BEAD/BABA status and country of manufacture stated for each product',
    'Maintenance within 320 km of a service location in eight hours',
  ],
  families: [
    { name: 'Fiber Cable Assemblies' },
    { name: 'Fiber Patch Panels' },
    { name: 'Fiber Terminals & Closures' },
    { name: 'Passive Optical Components' },
  ],
  parts: [
    {
      kind: 'prose',
      heading: 'BEAD and BABA requirements',
      paragraphs: [
        'The Build America, Buy America Act asks that what federal infrastructure money buys be produced in the United States. Under 2 CFR part 184 that means two different tests. A manufactured product, such as a terminal or a closure, is made here and more than 55% of the cost of its components is domestic. Fiber and fiber-optic cable, drops included, are construction materials: every manufacturing process, from the preform to the jacket, takes place here.',
        'For BEAD a limited waiver announced on February 23, 2024 is in force to February 22, 2029. It relaxes much of the electronics and, for fiber-optic cable, inputs that are not optic glass; it does not relax the fiber, the cable or enclosures. A de minimis waiver may cover up to the lesser of 5% of project cost or $1M for what is left: check the waivers in force before you rely on it. The program has been neutral as to technology since June 2025, so the case for fiber has to be made in the application.',
        'Since early in the third quarter of 2025, 55% of the material content of our terminals has been made in the USA. That is our own production figure; a terminal is marked compliant only where more than 55% of the cost of its components is domestic. Subgrantees also keep a tracker of certain waived equipment with its country of origin.',
      ],
      link: { label: 'Status of each product', to: '/bead' },
    },
    {
      kind: 'table',
      heading: 'Reach by optics class and split',
      text: 'What is left after the splitter (17.1, 14.1 or 10.5 dB), connections and a repair reserve, divided by 0.35 dB/km. A terminal that adds 0.3 dB in place of 0.8 dB is worth 1.4 km; a split of 16 in place of 32 is eight and a half. Loss is not the only limit. GPON and XGS-PON equipment is built for 20 km, and for 40 to 60 km where it is set for that. At 1270 nm, the upstream of XGS-PON, cable may take 0.40 dB/km, which shortens its rows by an eighth.',
      caption:
        'Reach in km by loss alone, rounded down, with 2 dB for connections and 1 dB for repairs',
      columns: ['Optics', 'Allowed', 'Split 32', 'Split 16', 'Split 8'],
      link: workedOut('reach'),
      rows: [
        ['GPON B+', '28 dB', '22', '31', '41'],
        ['GPON C+', '32 dB', '34', '42', '52'],
        ['XGS-PON N1', '29 dB', '25', '34', '44'],
        ['XGS-PON N2', '31 dB', '31', '39', '50'],
      ],
    },
    {
      kind: 'table',
      heading: '128 homes, three architectures',
      text: 'For a neighborhood of 128 homes the decentralized split takes 80% off the cost of the parts in which the designs differ: cabinet, pad, permit, distribution cable, closures and splices. Along farm roads the port counts change; the ranking of the designs does not.',
      caption: 'Four trees of 32 homes, 1.6 km of distribution',
      columns: [
        'What differs',
        'Hub in a cabinet',
        'Split in the closure',
        'Split in the terminal',
      ],
      rows: [
        [
          'Where the light divides',
          '1×32 in the hub',
          'two 1×32 in each of two domes',
          '1×4 in a dome, 1×8 in 16 terminals',
        ],
        ['Fibers along the road', '144', '64 from each dome', '24, of which 16 are used'],
        ['Splices in the field', '272', '260', '20'],
        ['Cabinet, pad and permit', 'one of each', 'none', 'none'],
        ['Lit for the first home', 'one port of 32', 'one port of 32', 'one tree of 32'],
        [
          'Suits',
          'villages, open access, low take rate',
          'where a cabinet is refused',
          'scattered homes, one operator, take rate above 35%',
        ],
      ],
    },
    {
      kind: 'budget',
      heading: 'Loss budget at 18 km',
      text: 'B+ optics, a split of 4 at the crossroads and of 4 again at the cluster of homes. Two stages of 1×4 reach sixteen homes on one fiber and leave almost 5 dB for repairs.',
      unit: 'dB',
      limit: { label: 'GPON class B+', value: 28 },
      link: workedOut('rural'),
      items: [
        { label: 'Two stages of 1×4', value: 14.4 },
        { label: '18 km of fiber at 1310 nm', value: 6.3 },
        { label: 'Connectors in the office', value: 1 },
        { label: 'Splices', value: 0.8 },
        { label: 'Terminal port and drop', value: 0.6 },
      ],
    },
    {
      kind: 'prose',
      heading: 'Truck rolls and maintenance',
      paragraphs: [
        'Where the next home is two kilometers away, the visit costs more than the part. Terminals with four ports suit small clusters of homes better than one with twelve, and a mid-span terminal lets the route run on uncut to the next. Drops with plugs at both ends mean that a connection is one visit by one person, without a splicer.',
        'Spares are sized the same way: one terminal, one drop of each length and a test jumper in every van avoid most second truck rolls.',
      ],
      product: 'vmt-multiport-terminal-4',
    },
    {
      kind: 'downloads',
      heading: 'Documents for the application and the crew',
      text: 'The letter and the list belong in the file of the award. The white paper has the calculation for 128 homes, line by line.',
      downloads: [
        {
          label: 'BEAD-BABA Self-Certification Letter',
          file: 'bead/BEAD-BABA Self-Certification Letter.pdf',
        },
        { label: 'BABA De Minimis Waiver', file: 'bead/BABA De Minimis Waiver.pdf' },
        {
          label: 'BEAD Compliant Products',
          file: 'bead/BEAD Compliant Products.xlsx',
          note: 'Part numbers, status and place of manufacture',
        },
        {
          label: 'Decentralized Split Architecture',
          file: 'whitePapers/Decentralized Split Architecture White Paper.pdf',
          note: 'White paper',
        },
      ],
    },
    { kind: 'families', show: 'cards', heading: 'Product families' },
  ],
}
