import { siteFilms } from '#content/site-films.ts'
import type { Solution } from '#domain/records/solution.ts'
import { workedOut } from '../loss-budget-examples.ts'

export const fttx: Solution = {
  slug: 'fttx',
  path: '/solutions/fttx',
  title: 'Fiber to the home, building and business',
  name: 'FTTX',
  summary: 'Central or distributed split, and the hubs, terminals and drops that follow.',
  description:
    'FTTX design: central or distributed split, loss budgets of GPON and XGS-PON, and the terminals and drops that follow.',
  hero: {
    film: siteFilms['solutions/fttx'],
    heading: 'Fiber to the home, from the split to the outlet',
    text: 'In an access network the split is chosen once and paid for over decades. Hub, cable, terminal and drop follow from it.',
  },
  intro: {
    text: 'An access network is designed around three things: where the light is split, the loss budget, and the bend radius in the home. This page gives the figures for a neighborhood that you can compare with your own.',
    links: [
      { label: 'Access network design', to: '/access-network-design-fttx' },
      { label: 'Splitter terminal, 1×8', to: '/vmt-multiport-splitter-terminal-1x8' },
      { label: 'Central office & headend', to: '/solutions/central-office' },
    ],
  },
  statistics: {
    heading: 'Fiber access in figures',
    boxes: [
      {
        value: '76.5 M',
        label: 'households in the United States could be served by fiber in 2024.',
        source: {
          name: 'Fiber Broadband Association and Cartesian, Fiber Deployment Cost Annual Report',
          year: 2024,
          url: 'https://fiberbroadband.org/resources/2024-fiber-deployment-cost-annual-report/',
        },
      },
      {
        value: '47%',
        label:
          'of fixed broadband lines in OECD countries were fiber at the end of 2024, after 28% in 2019.',
        source: {
          name: 'OECD broadband statistics',
          year: 2025,
          url: 'https://www.oecd.org/en/topics/sub-issues/broadband-statistics.html',
        },
      },
      {
        value: '10 Gb/s',
        label: 'is the nominal line rate of XGS-PON, the same in both directions.',
        source: {
          name: 'ITU-T G.9807.1',
          year: 2023,
          url: 'https://www.itu.int/rec/T-REC-G.9807.1',
        },
      },
      {
        value: '5 mm',
        label: 'is the smallest bend radius specified for G.657.B3 fiber.',
        source: { name: 'ITU-T G.657', year: 2016, url: 'https://www.itu.int/rec/T-REC-G.657' },
      },
    ],
  },
  strengths: [
    'Hubs for 96 to 432 homes with plug-in splitters and factory tails',
    'Terminals with built-in 1×8 splitters or with home-run ports',
    'Drops that run from the terminal to the outlet in one piece',
    'Wall boxes and building terminals for 2 to 48 apartments',
    'OTDR at 1650 nm for a PON in service',
  ],
  families: [
    { name: 'Fiber Terminals & Closures' },
    { name: 'Passive Optical Components' },
    { name: 'Fiber Cable Assemblies' },
  ],
  parts: [
    {
      kind: 'prose',
      heading: 'Central or distributed split',
      paragraphs: [
        'A hub with 1×32 splitters keeps every subscriber’s fiber separate up to one cabinet. It fills its ports well, takes tests from one place, and needs a fiber for each home in between. A distributed split puts 1×4 into a closure and 1×8 into the terminal: one fiber then serves eight homes, cable and splices shrink, and the ratio is fixed for years.',
        'The hub is bought as subscribers sign. The distributed tree is lit for its first home. At a take rate below about 35% that difference cancels the saving; above it, with one operator and lots up to 60 m, the distributed split is the cheaper network.',
      ],
      product: 'vmt-multiport-splitter-terminal-1x8',
    },
    {
      kind: 'table',
      heading: 'Cost of 128 homes, centralized and distributed',
      text: 'Sixteen blocks of eight homes, 1.6 km of distribution along poles, 9 km to the office. Feeder, strand, drops and electronics are the same in both designs and left out. What differs costs 80% less in the distributed design.',
      caption: 'From the white paper on decentralized split, prices of 2026',
      columns: ['Item', 'Hub, 1×32', 'Distributed, 1×4 and 1×8'],
      rows: [
        ['Fibers of the cable, first leg', '144', '24, of which 16 are used'],
        ['Splices', '272', '20'],
        ['Branch closures', '6', '1'],
        ['Cabinet, pad and permit', '1', 'none'],
        ['Loss to the farthest home', '23.4 dB', '23.7 dB'],
        ['Cost of what differs', '$40,740', '$8,310'],
        ['The same for each home', '$318', '$65'],
      ],
    },
    {
      kind: 'budget',
      heading: 'Loss budget of a 28 dB PON',
      text: 'The farthest home of that street on the distributed design. At 20 km of fiber in place of 10.6 the reserve is about 1 dB; class C+ or XGS-PON N2 optics then restore the margin.',
      unit: 'dB',
      limit: { label: 'GPON class B+', value: 28 },
      link: workedOut('street'),
      items: [
        { label: '1×8 in the terminal, mated', value: 10.8 },
        { label: '1×4 with its input splice', value: 7.3 },
        { label: '10.6 km of fiber at 1310 nm', value: 3.7 },
        { label: 'Connectors in the office', value: 1 },
        { label: 'Splices', value: 0.6 },
        { label: 'Drop port', value: 0.3 },
      ],
    },
    {
      kind: 'table',
      heading: 'Bend loss in the home',
      text: 'Around a door frame, behind an outlet, stapled to a baseboard: the drop sees the tightest bends. ITU-T G.657 limits the loss of one turn at 1550 nm to:',
      caption: 'Largest loss of one turn at 1550 nm, ITU-T G.657 (2016)',
      columns: ['Class', 'Radius 10 mm', 'Radius 7.5 mm', 'Radius 5 mm'],
      rows: [
        ['G.657.A1', '0.75 dB', '–', '–'],
        ['G.657.A2', '0.1 dB', '0.5 dB', '–'],
        ['G.657.B3', '0.03 dB', '0.08 dB', '0.15 dB'],
      ],
    },
    {
      kind: 'prose',
      heading: 'Drop cable from pole to outlet',
      paragraphs: [
        'Each transition between outside and inside cable adds a box, a splice and a possible fault. The round indoor-outdoor drop uses G.657.B3 fiber and carries a riser rating, so it runs from the hardened port through the wall to the outlet: 4.8 mm, 15 to 60 m, plugs at both ends.',
        'In apartment buildings the split moves indoors. A hub of 96 ports in the basement feeds floor boxes over pre-terminated risers, and each apartment is one cord.',
      ],
      product: 'hardened-sc-drop-indoor-outdoor',
    },
    { kind: 'families', show: 'cards', heading: 'Product families' },
  ],
}
