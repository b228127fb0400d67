import { siteFilms } from '#content/site-films.ts'
import type { Solution } from '#domain/records/solution.ts'
import { workedOut } from '../loss-budget-examples.ts'
import { frames } from './frames.ts'

export const centralOffice: Solution = {
  slug: 'central-office',
  path: '/solutions/central-office',
  title: 'Fiber for central offices and headends',
  name: 'Central office & headend',
  summary: 'Frames, entrance splicing, splitters and WDM, planned for decades of moves.',
  description:
    'Optical frames, splitters, WDM and entrance splicing for central offices and headends, planned for decades of moves.',
  hero: {
    film: siteFilms['solutions/central-office'],
    heading: 'Central office frames, splitters and entrance splicing',
    text: 'A central office sees moves every working day for thirty years. Its frames are designed so that one cord among two thousand can be routed, found and removed.',
  },
  intro: {
    text: 'Between the outside plant and the line terminal a fiber passes an entrance splice, a frame, a splitter or a WDM module and a few meters of cord. Each takes its share of 28 dB, and each is handled more often than planned. We make all of them to one set of dimensions and one loss record.',
    links: [
      { label: 'VDF2 frame, 2,016 LC', to: '/vdf2-odf-2016-lc' },
      { label: 'PON coexistence module', to: '/pon-coexistence-module-3' },
      { label: 'FTTX solution', to: '/solutions/fttx' },
    ],
  },
  statistics: {
    heading: 'Limits for central office plant',
    boxes: [
      {
        value: '28 dB',
        label: 'is the largest path loss of a GPON link of class B+, splitter included.',
        source: {
          name: 'ITU-T G.984.2',
          year: 2019,
          url: 'https://www.itu.int/rec/T-REC-G.984.2',
        },
      },
      {
        value: '31 dB',
        label: 'is the largest path loss of XGS-PON class N2; class N1 allows 29 dB.',
        source: {
          name: 'ITU-T G.9807.1',
          year: 2023,
          url: 'https://www.itu.int/rec/T-REC-G.9807.1',
        },
      },
      {
        value: '0.25 dB',
        label:
          'is what 97% of randomly mated single-mode pairs of IEC grade B stay below; their mean is 0.12 dB at most.',
        source: {
          name: 'IEC 61755-1 and IEC 61753-1, grade B',
          year: 2018,
          url: 'https://webstore.iec.ch',
        },
      },
      {
        value: '0.40 dB/km',
        label: 'is the most that G.652.D cable may attenuate between 1310 and 1625 nm.',
        source: { name: 'ITU-T G.652', year: 2016, url: 'https://www.itu.int/rec/T-REC-G.652' },
      },
    ],
  },
  strengths: [
    'Frames from 576 to 4,032 ports with LC or SC, loaded block by block',
    'One cord length, 4 m, for every pair of ports in a VDF2 frame',
    'Entrance splicing for up to 6,912 fibers in one cabinet',
    'Splitter, CWDM, DWDM and coexistence modules, specified with connectors included',
    'Panels with splices on the tray for cable ends of 24 to 288 fibers',
    'Night work by permit and method statement',
  ],
  families: [
    { name: 'Fiber Cable Assemblies' },
    { name: 'Passive Optical Components' },
    { name: 'Fiber Patch Panels' },
    frames,
  ],
  parts: [
    {
      kind: 'prose',
      heading: 'Cord management in frames',
      paragraphs: [
        'A cord that is 2 m too long takes up the path of the next cord. Multiply 2 m by 1,008 duplex cords and a frame holds two kilometers of surplus. Frames are taken out of use because no cord can be added, not because no port is free.',
        'In the VDF2 frame spools take up the difference between paths, so a single cord length of 4 m reaches every pair of its 2,016 ports. The vertical trough stays at 45% fill with all ports in use, and the lowest cord can still be drawn out. Where line and equipment crews work on separate aisles, the double-sided VDF4 brings 4,032 ports to 900 × 600 mm.',
        'Frames follow Telcordia GR-449; anchoring follows GR-63 up to seismic zone 4.',
      ],
      product: 'vdf2-odf-2016-lc',
    },
    {
      kind: 'budget',
      heading: 'Loss budget: the office share of 28 dB',
      text: 'A class B+ line with a split of 32 in the office and a coexistence module for a second generation of service, planned with maxima. The module costs 1.0 dB on the day it is installed: reserve that loss now.',
      unit: 'dB',
      limit: { label: 'GPON class B+', value: 28 },
      link: workedOut('office'),
      items: [
        { label: '1×32 module, connectors included', value: 17.1 },
        { label: '20 km of fiber at 1310 nm, splices of the cable included', value: 7 },
        { label: 'Coexistence module', value: 1 },
        { label: 'Entrance and drop splices', value: 0.8 },
        { label: 'Terminal port and drop', value: 0.6 },
        { label: 'Two frame ports', value: 0.5 },
      ],
    },
    {
      kind: 'table',
      heading: 'PON coexistence on one feeder',
      text: 'GPON, XGS-PON and video use different wavelengths on one fiber. A coexistence module joins them at the frame and isolates each receiver from the others; the loss each service allows is different.',
      caption: 'Wavelengths in nm, per ITU-T G.984.2, G.984.5 and G.9807.1',
      columns: ['Service', 'To the subscriber', 'From the subscriber', 'Path loss'],
      rows: [
        ['GPON, class B+', '1480–1500', '1290–1330', '13 to 28 dB'],
        ['GPON, class C+', '1480–1500', '1290–1330', '17 to 32 dB'],
        ['XGS-PON, class N1', '1575–1580', '1260–1280', '14 to 29 dB'],
        ['XGS-PON, class N2', '1575–1580', '1260–1280', '16 to 31 dB'],
        ['RF video', '1550–1560', 'none', 'set by the receiver'],
      ],
    },
    {
      kind: 'prose',
      heading: 'Return loss: APC throughout',
      paragraphs: [
        'A domed contact (UPC) returns less than one part in 100,000 of the light, an angled one (APC) less than one in a million. Analog video shows the difference on the screen, and a burst receiver in the line terminal receives it as noise from every branch at once. Keep angled faces from the terminal in the office to the outlet in the home; a single domed plug in an angled port costs several decibels and may damage both.',
      ],
      figure: {
        image: 'stockImages/articles/polish.svg',
        alt: 'Reflection at domed end faces returns along the core; at faces angled by 8 degrees it leaves the core.',
        caption:
          'At 8° the reflected light leaves the core at 16° to its axis and is lost in the cladding.',
      },
    },
    {
      kind: 'prose',
      heading: 'Building entrance and NEC 770.48',
      paragraphs: [
        'Outside cable that is not fire-rated has to end within 15 m of the point of entrance in most North American buildings (NEC 770.48). The entrance cabinet therefore decides where listed indoor trunks begin, and how many fibers can ever come in. Ribbon by ribbon, one VSE cabinet joins 6,912 fibers; a ribbon of twelve is one mass-fusion splice. Singly, the same work takes 24 chassis of 288 splices, which is two racks and more.',
        'Subunit, tray and number are kept the same: subunit 7, ribbon 4 lies on tray 7, place 4. That rule is what the night crew reads when a record is missing.',
      ],
      product: 'vse-entrance-splice-cabinet-6912',
    },
    { kind: 'families', show: 'cards', heading: 'Product families' },
  ],
}
