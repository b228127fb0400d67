import type { PageRecord } from './page-record.ts'

export const networkSolutionPages: PageRecord[] = [
  {
    path: '/solutions/ai',
    title: 'Fiber for AI clusters',
    description:
      'Fiber for AI clusters: link counts, loss budgets of parallel optics, and panels with up to 432 fibers in one rack unit.',
    intro:
      'An AI cluster has more links than any hall before it, and one bad link slows a whole job. Its cabling is decided by counting first and by cleanliness ever after.',
    sections: [
      {
        heading: 'Count links before racks',
        paragraphs: [
          'A row of 32 servers with eight 400 Gb/s ports each has 256 links. Over DR4 optics every link takes eight fibers, so the row ends in 2,048 of them: 15 rack units of LC panels with 144 ports, or five of SN panels with 432 fibers. Each further stage of switches repeats the count.',
          'Cable trays fill in the same proportion. A trunk of 144 fibers with a diameter of 8.6 mm takes the place of 72 duplex cords, and one array connector is plugged where twelve fibers would be spliced.',
        ],
      },
      {
        heading: 'Loss that parallel optics can spare',
        paragraphs: [
          'A DR4 link of 500 m may lose 3.0 dB in its channel (IEEE 802.3). Two MPO connections and two cassettes use about half of it, so the decision for or against a cross-connect is made in the loss budget, not on site. Angled faces keep reflections of the array connectors low.',
          'Contamination is the common fault. One soiled MPO face can take half of the budget, which is why every plug is inspected after IEC 61300-3-35 and cleaned immediately before it is mated.',
        ],
      },
      {
        heading: 'Strengths',
        paragraphs: [],
        list: [
          'Up to 432 fibers in a 1U panel, with sliding trays and a place for every cord',
          'Trunks, harnesses and cassettes for MPO-12 and MPO-16 optics, 400 and 800 Gb/s',
          'SN and MDC ports for breakout without a fan-out cassette',
          'Loss measured for every fiber before delivery',
          'Integration crews that verify each link against the link table',
        ],
      },
    ],
    families: [
      'Fiber Patch Panels',
      'Fiber Distribution Frames',
      'Cassettes',
      'Fiber Cable Assemblies',
    ],
    links: [
      { label: 'AI data center services', to: '/services' },
      { label: 'AI cluster fabric integration', to: '/ai-cluster-fabric-integration' },
      {
        label: 'Article: fiber density in AI data centers',
        to: '/the-importance-of-fiber-density-in-ai-data-centers',
      },
    ],
  },
  {
    path: '/solutions/datacenter',
    title: 'Fiber for data centers',
    description:
      'Structured fiber cabling for data centers: density, loss budgets, polarity and the work practices that prevent outages.',
    intro:
      'The cabling of a data hall outlives three generations of switches. It is designed for the changes, and for the people who make them.',
    sections: [
      {
        heading: 'Trunks that stay, ports that change',
        paragraphs: [
          'MPO trunks between fixed points, with cassettes at their ends, separate what lasts from what changes. A hall moves from LC ports to SN ports by exchanging inserts, slot by slot, on trunks that stay in place; the same 1U housing goes from 144 to 432 fibers.',
          'Two rules keep this possible: one polarity method of TIA-568.3 throughout, and a loss budget for each class of link that leaves room for one more connection than the first design needs.',
        ],
      },
      {
        heading: 'Outages begin with work, not with hardware',
        paragraphs: [
          'Published surveys of outages caused by people name staff execution in 36% of cases, insufficient staff in 28% and incorrect procedures in 21%. Cabling helps where it makes the right action the easy one: a port that can be reached without moving its neighbors, a label that can be read from the aisle, a cord whose path follows from its port number.',
          'The rest is service. Planning, installation, integration and maintenance are offered together, with more than 2,000 technicians and nearly 300 locations behind them.',
        ],
      },
      {
        heading: 'Strengths',
        paragraphs: [],
        list: [
          'Panels, cassettes, trunks and frames that share one polarity and labeling scheme',
          'Port density from 24 to 432 fibers per rack unit, mixed within one panel where needed',
          'Splice, spool and preterminated feeds for the same front',
          'Frames with one stocked cord length for every path',
          'Response times of 4, 8 or 24 hours under agreement',
        ],
      },
    ],
    families: [
      'Services',
      'Fiber Cable Assemblies',
      'Cassettes',
      'Fiber Distribution Frames',
      'Fiber Patch Panels',
      'Fiber Splice Chassis',
    ],
    links: [
      { label: 'Services', to: '/services' },
      { label: 'VAD any-density patch panel', to: '/vad-any-density-patch-panel' },
      {
        label: 'Article: fiber optic basics',
        to: '/fiber-optic-basics-in-the-age-of-ai-datacenters',
      },
    ],
  },
  {
    path: '/solutions/central-office',
    title: 'Fiber for central offices and headends',
    description:
      'Optical frames, splitters, WDM and entrance splicing for central offices and headends, planned for decades of moves.',
    intro:
      'A central office is rearranged every working day for thirty years. What decides its design is the path of a cord on the ten-thousandth day.',
    sections: [
      {
        heading: 'Frames fill with cord before they fill with ports',
        paragraphs: [
          'Surplus cord length is what blocks a frame. In the VDF2 frame with 2,016 LC ports on 900 × 300 mm, spools take up the difference between paths, so a single stocked cord of 4 m reaches every pair of ports and the vertical trough stays at 45% fill with all ports in use. Double-sided frames put line and equipment on separate aisles for 4,032 ports.',
          'Frames follow Telcordia GR-449; anchoring follows GR-63 up to seismic zone 4.',
        ],
      },
      {
        heading: 'From the street to the optical line terminal',
        paragraphs: [
          'Outside cable that is not fire-rated usually has to end within 15 m of the point of entrance (NEC 770.48), so the entrance splice cabinet decides where listed indoor trunks begin. Behind it, splitters, coexistence modules and WDM bring GPON, XGS-PON and video onto the same feeder; each adds a loss that must fit the class of the optics, 28 dB for B+.',
          'Fiber at the front of the office is angled (APC) from end to end where video or PON is carried, so that reflections stay below −60 dB at every mated pair.',
        ],
      },
      {
        heading: 'Strengths',
        paragraphs: [],
        list: [
          'Frames from 576 to 4,032 ports with LC or SC, loaded block by block',
          'Entrance splicing up to 6,912 fibers in one cabinet',
          'Splitter, CWDM, DWDM and coexistence modules specified with connectors included',
          'Panels with splices on the tray for cable ends of 24 to 288 fibers',
          'Night work by permit and method statement',
        ],
      },
    ],
    families: [
      'Fiber Cable Assemblies',
      'Passive Optical Components',
      'Fiber Patch Panels',
      'Fiber Distribution Frames',
    ],
    links: [
      { label: 'VDF2 frame, 2,016 LC', to: '/vdf2-odf-2016-lc' },
      { label: 'PON coexistence module', to: '/pon-coexistence-module-3' },
    ],
  },
  {
    path: '/solutions/enterprise',
    title: 'Fiber for enterprise buildings and campuses',
    description:
      'Fiber for buildings and campuses: which fiber for which distance, fire ratings, passive optical LAN and test methods.',
    intro:
      'Offices, hospitals, universities and factories keep their cabling for twenty years and change tenants, floors and speeds in between. Distance, fire rating and a clear record decide the design.',
    sections: [
      {
        heading: 'Which fiber for which distance',
        paragraphs: [
          'OM3 carries 10 Gb/s over 300 m and OM4 over 400 m; at 100 Gb/s with SR4 optics these shrink to 70 and 100 m (IEEE 802.3). Between buildings, and wherever the next speed is not known, single-mode OS2 costs more in optics and nothing in fiber, and removes the question of distance.',
          'A passive optical LAN goes one step further: a splitter on each floor shares one fiber among 16 or 32 outlets, and the telecom rooms lose their switches. Its budget is counted as in an access network.',
        ],
      },
      {
        heading: 'Ratings, records and tests',
        paragraphs: [
          'In North America cable in air plenums must pass NFPA 262 (OFNP) and cable between floors UL 1666 (OFNR). Cabling follows TIA-568.3 or ISO/IEC 11801-1, labels TIA-606.',
          'Acceptance means tier 1 for every link: length, polarity and loss with a one-cord reference, encircled flux for multimode. Traces by OTDR are added where links have several connections.',
        ],
      },
      {
        heading: 'Strengths',
        paragraphs: [],
        list: [
          'Cords in OS2, OM3, OM4 and OM5 with plenum, riser and low-smoke jackets',
          'Splitters and splitter cassettes for optical LANs, 1×4 to 1×32',
          'Compact frames and wall panels for small equipment rooms',
          'Certification reports that name every fiber and its limit',
        ],
      },
    ],
    families: ['Fiber Cable Assemblies', 'Passive Optical Components', 'Fiber Distribution Frames'],
    links: [
      { label: 'LC duplex patch cord, OM4', to: '/lc-duplex-patch-cord-om4' },
      { label: 'Link certification', to: '/link-certification' },
    ],
  },
]
