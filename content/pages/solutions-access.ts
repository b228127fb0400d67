import type { PageRecord } from './page-record.ts'

export const accessSolutionPages: PageRecord[] = [
  {
    path: '/solutions/outside-plant',
    title: 'Fiber for outside plant',
    description:
      'Closures, terminals, drops and hubs for outside plant: what each place demands of a seal and what it costs to come back.',
    intro:
      'Outside plant is opened in rain, by headlamp, ten years after it was closed. Design for the place, and for the second visit.',
    sections: [
      {
        heading: 'The place decides the seal',
        paragraphs: [
          'IEC 61753-1 divides the outdoors into aerial, ground-level and subterranean service. A dome closure in a handhole stands under water for part of the year and is tested with a head of water; an aerial terminal sees sun, ice and −40 °C. Telcordia GR-771 tests closures for both, and GR-3120 the hardened connectors that leave them.',
          'Compare not only the rating but what remains of it after re-entry. Perimeter gaskets and gel blocks are rated for a number of openings, and hardened ports avoid the opening altogether.',
        ],
      },
      {
        heading: 'Splices against plugs',
        paragraphs: [
          'A splice costs little and needs a crew, a van and dry hands. A hardened plug costs more and is mated in a minute by one person. Mid-span terminals take 12 fibers from a cable that is never cut, while the others pass through unspliced. In a neighborhood of 128 homes preterminated terminals have cut project cost by up to 80% against splicing at every pole; in other street plans a single cabinet wins.',
          'Products for federally funded builds carry their BEAD/BABA status in the catalogue and on the compliance page.',
        ],
      },
      {
        heading: 'Strengths',
        paragraphs: [],
        list: [
          'Terminals with 4 to 16 hardened or SC ports for pole, strand, pedestal and handhole',
          'Closures from 24 to 864 fibers, single or ribbon',
          'Drops in flat, toneable and round form, up to 200 m in stock',
          'Splitters potted into terminals and closures for distributed split',
          'Splicing crews and fiber restoration within 24 hours',
        ],
      },
    ],
    families: [
      'Fiber Cable Assemblies',
      'Passive Optical Components',
      'Cassettes',
      'Fiber Patch Panels',
      'Fiber Terminals & Closures',
    ],
    links: [
      { label: 'BEAD/BABA compliance', to: '/bead' },
      { label: 'VMT multiport mid-span terminal', to: '/vmt-multiport-mid-span-terminal' },
    ],
  },
  {
    path: '/solutions/fttx',
    title: 'Fiber to the home, building and business',
    description:
      'FTTX design: central or distributed split, loss budgets of GPON and XGS-PON, and the terminals and drops that follow.',
    intro:
      'In an access network the split is chosen once and paid for over decades. Everything else, from hub to drop, follows from it.',
    sections: [
      {
        heading: 'Central or distributed split',
        paragraphs: [
          'A hub with 1×32 splitters keeps every subscriber’s fiber separate up to one cabinet. It fills its ports well, takes tests from one place and needs a fiber per home in between. A distributed split with 1×4 and 1×8 puts the second stage into the terminal: one fiber then serves eight homes, cable and splices shrink, and the ratio is fixed for years.',
          'For 128 homes, preterminated terminals have cut project cost by up to 80% against splicing at every pole. The figure depends on spacing and labor, so ask for a comparison on your own addresses.',
        ],
      },
      {
        heading: 'Spend 28 dB with care',
        paragraphs: [
          'GPON class B+ allows 28 dB (ITU-T G.984.2), XGS-PON class N1 29 dB (G.9807.1). A 1×32 module with connectors takes 17.1 dB at most, two stages of 1×4 and 1×8 about 18.1 dB. Fiber costs 0.35 dB/km at 1310 nm, so 20 km take 7 dB and some 3 dB remain for splices, connectors and later repairs.',
          'Keep angled connectors throughout, and leave room for coexistence modules if two generations of service will share the feeder.',
        ],
      },
      {
        heading: 'Strengths',
        paragraphs: [],
        list: [
          'Hubs for 96 to 432 homes with plug-in splitters and factory tails',
          'Terminals with built-in 1×8 splitters or home-run ports',
          'Drops that run from the terminal to the outlet in one piece',
          'Wall boxes and building terminals for 2 to 48 apartments',
          'OTDR at 1650 nm for a PON in service',
        ],
      },
    ],
    families: [
      'Fiber Terminals & Closures',
      'Passive Optical Components',
      'Fiber Cable Assemblies',
    ],
    links: [
      { label: 'Access network design', to: '/access-network-design-fttx' },
      { label: 'Splitter terminal, 1×8', to: '/vmt-multiport-splitter-terminal-1x8' },
    ],
  },
  {
    path: '/solutions/rural-broadband',
    title: 'Fiber for rural broadband',
    description:
      'Rural fiber networks: long feeders, few homes per kilometer, small crews, and products with a stated BEAD/BABA status.',
    intro:
      'Few homes, long roads and a crew of two. Rural networks are decided by reach, by the cost of a truck roll and, in funded builds, by where a product is made.',
    sections: [
      {
        heading: 'Reach first',
        paragraphs: [
          'At 0.35 dB/km a feeder of 20 km takes 7 dB at 1310 nm. With B+ optics of 28 dB and a split of 32, little more than 20 km remains possible; a split of 16, or C+ optics of 32 dB, buys another ten. Low loss at each connector therefore means kilometers, and a terminal at 0.3 dB per port is worth more here than in a town.',
          'Terminals with four ports suit hamlets better than one with twelve, and a mid-span terminal lets the route run on uncut to the next.',
        ],
      },
      {
        heading: 'Funding and origin',
        paragraphs: [
          'BEAD funds may be spent on products that meet Build America, Buy America. Each product in our catalogue states its status and country of manufacture: compliant, compliant with waiver, or not compliant. Terminals have had at least 55% of their material content made in the USA since early in the third quarter of 2025.',
        ],
      },
      {
        heading: 'Strengths',
        paragraphs: [],
        list: [
          'Four- and eight-port terminals light enough for one person on a strand',
          'Drops of up to 200 m, toneable where they are buried',
          'Parts rated from −40 °C, without heaters or power',
          'BEAD/BABA status stated for each product',
          'Maintenance within 320 km of a service location in eight hours',
        ],
      },
    ],
    families: [
      'Fiber Cable Assemblies',
      'Fiber Patch Panels',
      'Fiber Terminals & Closures',
      'Passive Optical Components',
    ],
    links: [
      { label: 'BEAD/BABA compliance', to: '/bead' },
      { label: 'VMT multiport terminal, 4 ports', to: '/vmt-multiport-terminal-4' },
    ],
  },
  {
    path: '/solutions/wireless',
    title: 'Fiber for wireless networks',
    description:
      'Fiber to towers, rooftops and small cells: fronthaul delay and distance, WDM instead of new cable, and sealed terminations.',
    intro:
      'Every radio ends in a fiber. Delay limits how far that fiber may run, and the climb limits how often anyone will touch it.',
    sections: [
      {
        heading: 'Delay becomes distance',
        paragraphs: [
          'Light takes 4.9 µs for each kilometer of fiber. Fronthaul profiles of IEEE 802.1CM allow 100 µs between radio and baseband, transport equipment included, so routes beyond 15 to 20 km need a hub closer to the antennas.',
          'Where a site adds radios and the cable has no fibers left, CWDM carries 8 or 18 channels on one pair without power or delay worth counting. The budget of the optics then has to pay 2.2 to 3.9 dB at each end.',
        ],
      },
      {
        heading: 'One climb',
        paragraphs: [
          'What is fixed at 40 m should not be opened there. Hardened drops and multiport terminals are plugged from outside and sealed at the port to IP68; wall panels for the hut are IP65 and take splices, ports and a splitter in one box. Angled connectors keep reflections from analog and coherent receivers.',
          'At the foot of the mast a spooling panel pays out the length the route needs and keeps the remainder inside.',
        ],
      },
      {
        heading: 'Strengths',
        paragraphs: [],
        list: [
          'Sealed terminals and drops from −40 to 75 °C',
          'CWDM and DWDM modules for LGX housings and 1U shelves',
          'Wall panels and spooling panels for huts and rooftops',
          'Maintenance agreements for up to 20 sites together',
        ],
      },
    ],
    families: [
      'Fiber Cable Assemblies',
      'Fiber Patch Panels',
      'Fiber Terminals & Closures',
      'Passive Optical Components',
    ],
    links: [
      { label: 'CWDM module, 8 channels', to: '/cwdm-mux-8-lgx' },
      { label: 'Sealed wall panel, IP65', to: '/vwx-24-sc-apc-ip65' },
    ],
  },
]
