import { siteFilms } from '#content/site-films.ts'
import type { Solution } from '#domain/records/solution.ts'
import { placeDrawings } from './place-drawings.ts'

export const outsidePlant: Solution = {
  slug: 'outside-plant',
  path: '/solutions/outside-plant',
  title: 'Fiber for outside plant',
  name: 'Outside plant',
  summary: 'Closures, terminals and drops, designed for the place and for the second visit.',
  description:
    'Closures, terminals, drops and hubs for outside plant: what each place demands of a seal and what it costs to come back.',
  hero: {
    film: siteFilms['solutions/outside-plant'],
    heading: 'Outside plant closures, terminals and drops, by location',
    text: 'Closures, terminals and drops rated for where they are installed, and labeled so that the next crew can work without the drawing.',
  },
  intro: {
    text: 'Seals leak after re-entry, cold shrinks buffers and pulls ferrules, and vehicles hit pedestals. Plant that lasts allows for all three, and an ordinary crew can re-enter it.',
    links: [
      { label: 'VMT multiport mid-span terminal', to: '/vmt-multiport-mid-span-terminal' },
      { label: 'Outside plant splicing', to: '/outside-plant-splicing' },
      { label: 'Rural broadband', to: '/solutions/rural-broadband' },
    ],
  },
  statistics: {
    heading: 'Outside plant in figures',
    boxes: [
      {
        value: '$18.25',
        label:
          'a foot was the median cost of placing fiber underground in the United States in 2024; along poles it was $6.55.',
        source: {
          name: 'Fiber Broadband Association and Cartesian, Fiber Deployment Cost Annual Report',
          year: 2024,
          url: 'https://fiberbroadband.org/resources/2024-fiber-deployment-cost-annual-report/',
        },
      },
      {
        value: 'Nearly half',
        label: 'of the excavation damages reported for 2023 hit telecommunications lines.',
        source: {
          name: 'Common Ground Alliance, DIRT Report',
          year: 2023,
          url: 'https://dirt.commongroundalliance.com/2023-DIRT-Report/Spotlight-on-2023-Data',
        },
      },
      {
        value: '76%',
        label: 'of those damages come from six root causes.',
        source: {
          name: 'Common Ground Alliance, DIRT Report',
          year: 2023,
          url: 'https://dirt.commongroundalliance.com/2023-DIRT-Report/Spotlight-on-2023-Data',
        },
      },
      {
        value: '0.30 dB/km',
        label: 'is the most that G.652.D cable may attenuate between 1530 and 1565 nm.',
        source: { name: 'ITU-T G.652', year: 2016, url: 'https://www.itu.int/rec/T-REC-G.652' },
      },
    ],
  },
  strengths: [
    'Terminals with 4 to 16 hardened or SC ports for pole, strand, pedestal and handhole',
    'Closures from 24 to 864 fibers, single or ribbon, rated IP68',
    'Drops in flat, toneable and round form, up to 200 m in stock',
    'Splitters potted into terminals and closures for distributed split',
    'Loss stated over −40 to 75 °C, not at room temperature',
    'Splicing crews, and fiber restoration within 24 hours',
  ],
  families: [
    { name: 'Fiber Cable Assemblies' },
    { name: 'Passive Optical Components' },
    { name: 'Cassettes' },
    { name: 'Fiber Patch Panels' },
    { name: 'Fiber Terminals & Closures' },
  ],
  parts: [
    {
      kind: 'places',
      heading: 'Sealing by location',
      text: 'IEC 61753-1 divides the outdoors into aerial (A), ground-level (G) and subterranean (S) service, each with its own tests. Compare a product by the place it is tested for.',
      items: [
        {
          drawing: placeDrawings.strand,
          title: 'Pole and strand, category A',
          text: 'Sun, ice and wind at −40 °C. Terminals of 0.9 kg hang from the strand itself; drops are plugged in from the ladder, without opening anything.',
        },
        {
          drawing: placeDrawings.duct,
          title: 'Duct',
          text: 'Smaller cable saves duct space. For 128 homes, 24 fibers that feed 16 splitter terminals and keep eight spare need a cable of 6.4 mm; the 144 of a home-run design need 14 mm.',
        },
        {
          drawing: placeDrawings.buried,
          title: 'Direct buried',
          text: 'A copper wire of 24 AWG in the toneable drop lets a locator find it from the surface before the next excavator does.',
        },
        {
          drawing: placeDrawings.pedestal,
          title: 'Pedestal and cabinet, category G',
          text: 'Floods for a week a year and is struck by vehicles. Plug-in terminals are replaced by one person; hubs arrive with tails, so nothing is spliced at the cabinet.',
        },
        {
          drawing: placeDrawings.handhole,
          title: 'Handhole, category S',
          text: 'Under water for part of the year and tested with a head of water. Hinged terminals bring all ports above grade without lifting the cables.',
        },
        {
          drawing: placeDrawings.entrance,
          title: 'Building entrance',
          text: 'Where the code changes: outside cable ends within 15 m. Wall boxes and splice cabinets hand over to riser or plenum cable.',
        },
      ],
    },
    {
      kind: 'needs',
      heading: 'Needs, features and benefits',
      caption: 'What crews ask for, and what answers it',
      rows: [
        {
          need: 'Reopen a closure without replacing it',
          feature:
            'Seals rated for 20 openings in domes and terminals, ten in inline closures; trays that hold themselves open',
          benefit: 'A branch is added years later with what is in the van',
        },
        {
          need: 'Prove the seal',
          feature: 'A valve in every dome closure for 20 kPa of air',
          benefit: 'A minute with soap tells what a wet season would tell in a year',
        },
        {
          need: 'Serve homes from a cable that passes',
          feature: 'Mid-span terminals that take 12 fibers and leave the others uncut',
          benefit: 'No splice on fibers that feed other homes',
        },
        {
          need: 'Connect a home without a splicer',
          feature: 'Hardened plugs on drops of 15 to 200 m, IP68 when mated',
          benefit: 'The person who installs the modem also connects the drop',
        },
        {
          need: 'Find a fault from the office',
          feature: 'Splitter location, port and home kept as one record; OTDR at 1650 nm',
          benefit: 'One home of eight dark is a drop, eight of eight a terminal',
        },
      ],
    },
    {
      kind: 'prose',
      heading: 'Spliced or connectorized drops',
      paragraphs: [
        'A splice costs little and needs a crew, a van and dry hands. A hardened plug costs more, takes 0.3 dB and is mated in a minute by one person. Choose where the last splice goes.',
        'In a neighborhood of 128 homes a decentralized split with pre-terminated terminals needs 20 splices where a hub design needs 272, and a 24-fiber cable in place of one with 144. It takes 80% off the cost of the parts in which the two designs differ. At a low take rate, or where lines are leased to several operators, a single cabinet costs less; the white paper below gives the break-even.',
      ],
      product: 'vmt-multiport-mid-span-terminal',
    },
    {
      kind: 'table',
      heading: 'Single-fiber or ribbon splicing',
      text: 'Mass fusion joins a ribbon of twelve in one cycle. The cycle takes longer, the mean loss rises from 0.02 to 0.05 dB, and one bad fiber means that all twelve are spliced again. Up to 96 fibers at one point it saves 3.6 hours at most, less than opening and sealing the cable takes.',
      caption: 'Splicing hours for one person, cable open, from our crews’ records',
      columns: ['Fibers', 'Hours, single', 'Ribbon splices', 'Hours, ribbon'],
      rows: [
        ['96', '4.6 h', '8', '1.0 h'],
        ['288', '13.9 h', '24', '2.9 h'],
        ['1,728', '83.5 h', '144', '17.3 h'],
      ],
    },
    {
      kind: 'prose',
      heading: 'BEAD and BABA status',
      paragraphs: [
        'Products for BEAD projects state one of three: compliant, compliant with waiver (the input waived is the overclad cylinder of the fiber in them), or not compliant. The compliance page says what each means, what the rules ask of cable and of terminals, and holds the letters to file with your award.',
      ],
      link: { label: 'BEAD/BABA compliance', to: '/bead' },
    },
    { kind: 'families', show: 'slider', heading: 'Product families' },
    {
      kind: 'downloads',
      heading: 'White papers and brochures',
      text: 'Both papers show the calculation line by line, so that you can enter your own figures.',
      downloads: [
        {
          label: 'Decentralized Split Architecture',
          file: 'whitePapers/Decentralized Split Architecture White Paper.pdf',
          note: 'White paper: loss, fibers, splices and cost for 128 homes',
        },
        {
          label: 'Ribbon or Single Fiber',
          file: 'whitePapers/Ribbon Or Single Fiber White Paper.pdf',
          note: 'White paper: when mass fusion pays, from 96 to 3,456 fibers',
        },
        {
          label: 'Outside Plant Brochure',
          file: 'brochures/Outside Plant Brochure.pdf',
          note: 'Closures, hubs, terminals and drops with their figures',
        },
      ],
    },
  ],
}
