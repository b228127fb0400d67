import type { PressRelease } from '#domain/records/news.ts'

/** What we have announced, the newest first. */
export const pressReleases: PressRelease[] = [
  {
    headline: 'Certification letter and product list for BEAD are renewed',
    body: 'The letter names status and place of manufacture for each part number as of September 30, 2026. A letter for one project, by part number and lot, takes three working days.',
    link: '/bead',
    date: '2026-11-02',
  },
  {
    headline: 'Pedestal terminal with 24 hardened ports opens for forecast orders',
    body: 'Twenty-four hardened SC ports on a turning column fit the 250 mm pedestal that held twelve. First deliveries begin in the first quarter of 2027.',
    link: '/vpt-pedestal-terminal-24-hsc',
    date: '2026-10-13',
  },
  {
    headline: 'Splice cassette brings 36 ribbon fibers to 18 SN ports',
    body: 'Three mass splices and eighteen SN ports share one cassette slot. Twelve cassettes end a 432-fiber ribbon cable in one rack unit.',
    link: '/vs6-splice-18-sn-ribbon',
    date: '2026-09-15',
  },
  {
    headline: 'Splitter terminal goes to ISE, fed by a single fiber',
    body: 'The 1×8 splitter is potted inside the terminal, so that a cable of 12 fibers reaches 96 homes. At the booth a 1650 nm OTDR reads the tree while every port is in use.',
    link: '/vmt-multiport-splitter-terminal-1x8',
    date: '2026-08-18',
  },
  {
    headline: 'Indoor hub serves 96 apartments from three feeder fibers',
    body: 'The wall-mounted hub holds three 1×32 splitters and 96 SC/APC ports. Riser cables connect to MPO adapters at its top and can be built before the hub arrives.',
    link: '/vfh-indoor-hub-96',
    date: '2026-06-09',
  },
  {
    headline: 'Passive DWDM multiplexer moves into a CFP2 slot',
    body: 'Eight channels and nine SN ports fit the shell of a pluggable module, with a loss of 3.8 dB at most. The module reports its channel plan over the bus of the router.',
    link: '/pluggable-dwdm-mux-8-cfp2',
    date: '2026-03-17',
  },
  {
    headline: 'Probe of 0.7 mm makes a light sheet 10 µm thick',
    body: 'The probe replaces the second objective of a light-sheet microscope for brain slices and cleared samples. It is built to special order, from ten pieces.',
    link: '/light-sheet-probe-0p7',
    date: '2026-02-03',
  },
  {
    headline: 'Maintenance within four hours is offered by contract',
    body: 'The time runs from the answered call to a technician at the rack, and is reported for each call. It holds within 120 km of a service location, of which there are nearly 300.',
    link: '/maintenance-agreement-4-hour',
    date: '2025-12-02',
  },
  {
    headline: 'Molded chalcogenide lens collimates quantum cascade lasers',
    body: 'One element of 4 mm focal length takes in the ±30° cone of a laser between 2 and 5 µm. Coated, it transmits more than 97%.',
    link: '/molded-asphere-midir-f4',
    date: '2025-10-07',
  },
  {
    headline: 'Terminals reach 55% of material content made in the USA',
    body: 'The figure is our own, for terminals molded, assembled and tested in New Jersey as a group. It does not decide BABA status, which follows for each part number from the cost of its components.',
    link: '/family/fiber-terminals-&-closures',
    date: '2025-07-15',
  },
  {
    headline: 'An article decodes the Verrane brand',
    body: 'It tells what the name and the line of light stand for. Its last section says what we promise to those who build with our parts.',
    link: '/decoding-the-verrane-brand',
    date: '2025-04-25',
  },
  {
    headline: 'Inspection scope grades a whole MPO face in eight seconds',
    body: 'One picture covers up to 24 fibers, both pins and the ferrule between them. Fibers are graded per IEC 61300-3-35, and dirt beside them is shown as well.',
    link: '/fiber-inspection-scope-mpo',
    date: '2025-02-11',
  },
  {
    headline: 'Any-density panel grows to two rack units',
    body: 'Each slot of the 2U panel takes LC, SN or MDC inserts, as in the 1U model. Density is chosen for each slot and changed later, while the neighbors stay in service.',
    link: '/vad-any-density-patch-panel-2u',
    date: '2024-11-19',
  },
  {
    headline: 'AI cluster fabrics are patched and verified as a service',
    body: 'Every link is verified twice, by light from end to end and by neighbor discovery after power-up. A pod of 32 racks with 2,048 links takes six technicians about eight days.',
    link: '/ai-cluster-fabric-integration',
    date: '2024-09-24',
  },
  {
    headline: 'VHD1 panel reaches 432 fibers in one rack unit',
    body: 'Three trays of 72 SN ports use the rails and the travel of the LC panel. Technicians who know one panel work on the other; only the plug is new.',
    link: '/vhd1-432-sn',
    date: '2024-06-04',
  },
  {
    headline: 'Products for rural networks are sorted by the BEAD waiver',
    body: 'Each product for access networks now states whether it is compliant, compliant with a waiver, or neither. The status is a filter of the catalog and a row of each product’s specifications.',
    link: '/solutions/rural-broadband',
    date: '2024-03-12',
  },
  {
    headline: 'Balanced receiver for OCT engines covers DC to 400 MHz',
    body: 'Two matched photodiodes subtract the noise of a swept laser before the first amplifier. Common-mode rejection is 30 dB up to 200 MHz, with path lengths matched to 1 mm.',
    link: '/oct-balanced-receiver-400mhz',
    date: '2023-10-17',
  },
  {
    headline: 'Mid-span terminal takes twelve drops from an uncut cable',
    body: 'One buffer tube is opened and spliced; the others pass through without a cut. A cable of 144 fibers serves twelve homes at one pole and keeps 132 fibers in service.',
    link: '/vmt-multiport-mid-span-terminal',
    date: '2023-06-20',
  },
]
