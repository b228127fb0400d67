import { siteFilms } from '#content/site-films.ts'
import type { Solution } from '#domain/records/solution.ts'
import { workedOut } from '../loss-budget-examples.ts'
import { frames } from './frames.ts'

export const enterprise: Solution = {
  slug: 'enterprise',
  path: '/solutions/enterprise',
  title: 'Fiber for enterprise buildings and campuses',
  name: 'Enterprise',
  summary: 'Which fiber for which distance, fire ratings, passive optical LAN and tests.',
  description:
    'Fiber for buildings and campuses: which fiber for which distance, fire ratings, passive optical LAN and test methods.',
  hero: {
    film: siteFilms['solutions/enterprise'],
    heading: 'Enterprise cabling for offices, hospitals and campuses',
    text: 'Offices, hospitals, universities and factories keep their cabling for twenty years and change floors, tenants and speeds in between.',
  },
  intro: {
    text: 'Distance, fire rating and a clear record decide the design of building cabling. Distance sets the fiber type, code sets the jacket, and the record saves the next planner a survey.',
    links: [
      { label: 'LC duplex patch cord, OM4', to: '/lc-duplex-patch-cord-om4' },
      { label: 'Link certification', to: '/link-certification' },
    ],
  },
  statistics: {
    heading: 'Limits for building cabling',
    boxes: [
      {
        value: '100 m',
        label: 'is the longest channel of balanced copper; every backbone beyond it is fiber.',
        source: { name: 'ANSI/TIA-568.2-D', year: 2018, url: 'https://tiaonline.org' },
      },
      {
        value: '400 m',
        label: 'is how far 10GBASE-SR reaches over OM4; over OM3 it is 300 m.',
        source: {
          name: 'IEEE Std 802.3',
          year: 2022,
          url: 'https://standards.ieee.org/ieee/802.3/10422/',
        },
      },
      {
        value: '0.75 dB',
        label: 'is the most that TIA allows for a mated pair of standard-grade connectors.',
        source: {
          name: 'ANSI/TIA-568.3-E, explained by Fluke Networks',
          year: 2022,
          url: 'https://www.flukenetworks.com/content/new-loss-budget-values-reference-grade-connectors-ansitia-5683-d',
        },
      },
      {
        value: '90 W',
        label: 'is the highest power that IEEE 802.3bt feeds into one copper port.',
        source: {
          name: 'IEEE Std 802.3bt',
          year: 2018,
          url: 'https://standards.ieee.org/ieee/802.3bt/6749/',
        },
      },
    ],
  },
  strengths: [
    'Cords in OS2, OM3, OM4 and OM5 with plenum, riser and low-smoke jackets',
    'LC pairs held to 0.25 dB, a third of what TIA-568.3 allows',
    'Splitters and splitter cassettes for optical LANs, 1×4 to 1×32',
    'Compact frames and wall panels for small equipment rooms',
    'Certification reports that name every fiber and its limit',
  ],
  families: [{ name: 'Fiber Cable Assemblies' }, { name: 'Passive Optical Components' }, frames],
  parts: [
    {
      kind: 'table',
      heading: 'Fiber type by distance',
      text: 'Multimode reach falls as speeds grow: what carried 10 Gb/s across a campus carries 100 Gb/s across a floor. Between buildings, and wherever the next speed is not known, OS2 costs more in optics, no more in fiber, and leaves room for later speeds.',
      caption: 'Reach per IEEE 802.3',
      columns: ['Speed', 'OM3', 'OM4', 'OM5', 'OS2'],
      rows: [
        ['10 Gb/s (SR, LR)', '300 m', '400 m', '400 m', '10 km'],
        ['100 Gb/s (SR4, LR4)', '70 m', '100 m', '100 m', '10 km'],
        ['400 Gb/s (SR4.2, FR4)', '70 m', '100 m', '150 m', '2 km'],
      ],
    },
    {
      kind: 'prose',
      heading: 'Passive optical LAN',
      paragraphs: [
        'A passive optical LAN shares one fiber among 16 or 32 outlets by a splitter on each floor. Telecom rooms lose their switches, their cooling and their batteries; what remains is a wall panel. Power over Ethernet still has to come from somewhere, so the terminal at the desk is fed locally or from a floor box.',
        'The budget is counted as in an access network, with one difference: a building is too short. Class B+ optics expect at least 13 dB between them, and a 1×8 split with 300 m of fiber takes as little as 9.7 dB and overloads the receiver. Choose the split by the minimum loss of the optics, or add attenuators at the outlets.',
      ],
      product: 'plc-splitter-1x8-abs-sc-apc',
    },
    {
      kind: 'budget',
      heading: 'Loss budget: avoiding receiver overload',
      text: 'An optical LAN on one floor with a 1×8 splitter, typical of meeting rooms and laboratories. An overload is counted with the least losses, not with the maxima that a reach is planned with. Here 3.3 dB are missing: a 5 dB attenuator in front of the splitter, 4.5 dB at the low end of its tolerance, serves all eight outlets. A 3 dB part would leave the best outlet 0.8 dB short.',
      unit: 'dB',
      limit: { label: 'Least loss, GPON class B+', value: 13 },
      link: workedOut('floor'),
      left: 'To be added',
      items: [
        { label: '1×8 splitter, best output', value: 9.5 },
        { label: 'Two more connections, at the least', value: 0.1 },
        { label: '300 m of fiber at 1310 nm', value: 0.1 },
      ],
    },
    {
      kind: 'table',
      heading: 'Fire ratings by route',
      text: 'The required rating depends on the space a cable passes through. A higher rating may replace a lower one. In Europe the classes of EN 50575, from B2ca to Fca, take the place of these; national rules state which class is required where.',
      caption: 'Indoor optical cable in North America, NEC article 770',
      columns: ['Space', 'Rating', 'Test or rule'],
      rows: [
        ['Air plenums', 'OFNP; OFCP if it contains metal', 'NFPA 262'],
        ['Between floors', 'OFNR; OFCR if it contains metal', 'UL 1666'],
        ['Within a floor', 'OFN or OFNG', 'UL 1685'],
        ['Outside, then up to 15 m inside', 'none', 'NEC 770.48'],
      ],
    },
    {
      kind: 'prose',
      heading: 'Certification and acceptance',
      paragraphs: [
        'Cabling follows TIA-568.3 or ISO/IEC 11801-1, labels TIA-606. Acceptance means tier 1 for every link: length, polarity and loss, measured with a one-cord reference and, for multimode, with encircled flux at the launch. Without it a multimode result can be off by more than the connector it measures.',
        'OTDR traces (tier 2) are added where a link has several connections, because a passing total may hide one bad joint. Keep the raw files: a PDF cannot be compared with next year’s trace.',
      ],
      product: 'loss-test-kit-quad',
      link: { label: 'Planning and testing services', to: '/services' },
    },
    { kind: 'families', show: 'cards', heading: 'Product families' },
  ],
}
