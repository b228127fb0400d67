import type { Milestone } from '#domain/records/about.ts'

const drawing = (name: string) => `stockImages/milestones/${name}.svg`

export const milestones: Milestone[] = [
  {
    year: '1918',
    title: 'Two furnaces in New Jersey',
    description:
      'A glassworks of 22 people begins with tubing and laboratory glass that can be heated a hundred times without cracking.',
    picture: drawing('01-furnace'),
  },
  {
    year: '1924',
    title: 'Gauge glass',
    description:
      'Boilers need sight tubes of one bore from end to end. The works starts to measure every tube instead of one in a dozen.',
    picture: drawing('02-gauge-glass'),
  },
  {
    year: '1936',
    title: 'Optical glass',
    description:
      'The first melt that is clear enough for a microscope. Each melt gets a number and a card with its refractive index.',
    picture: drawing('03-optical-glass'),
  },
  {
    year: '1948',
    title: 'Lenses, ground here',
    description:
      'The works stops selling blanks only and grinds its own lenses, on twelve spindles and from its own glass.',
    picture: drawing('04-lens-grinding'),
  },
  {
    year: '1957',
    title: 'Coating in vacuum',
    description:
      'A layer of magnesium fluoride, a quarter of a wavelength thick, takes the reflection of a crown glass face from 4.3% to 1.3%.',
    picture: drawing('05-coating'),
  },
  {
    year: '1966',
    title: 'A picture around a corner',
    description:
      'Ten thousand fibers, drawn and fused in order, carry an image. Inspectors use the bundle to look into engines.',
    picture: drawing('06-image-guide'),
  },
  {
    year: '1977',
    title: 'Gradient-index rods',
    description:
      'Ion exchange makes a lens of a plain rod. It is the first part made here for optical communication.',
    picture: drawing('07-grin-rod'),
  },
  {
    year: '1983',
    title: 'A drawing tower',
    description:
      'The tower draws specialty fiber from rods that are melted next door, and the works learns to measure micrometers while the glass is running.',
    picture: drawing('08-drawing-tower'),
  },
  {
    year: '1988',
    title: 'Fused couplers',
    description:
      'Two fibers are heated and pulled until light passes from one to the other. The split is watched while the part is still in the flame.',
    picture: drawing('09-fused-coupler'),
  },
  {
    year: '1994',
    title: 'Detectors',
    description:
      'Silicon and InGaAs photodiodes are sealed behind windows of our own glass. Dark current is recorded for each.',
    picture: drawing('10-photodiode'),
  },
  {
    year: '1999',
    title: 'Connectors and cords',
    description:
      'Connectors and cable assemblies are made in our own works from now on. Every end is measured, and the figures travel with the cord.',
    picture: drawing('11-connector'),
  },
  {
    year: '2004',
    title: 'Outside the building',
    description:
      'The first splice closure, a dome with hinged trays, is tested under water and opened again after a winter on a pole.',
    picture: drawing('12-closure'),
  },
  {
    year: '2008',
    title: 'Planar splitters',
    description:
      'A chip divides one fiber into 32 for passive networks. Machines align the arrays; every port is still measured at three wavelengths.',
    picture: drawing('13-planar-splitter'),
  },
  {
    year: '2013',
    title: 'Hardened terminals',
    description:
      'A drop plugs in at the pole, so a home is connected without a splice. Each port is proved against water before it leaves.',
    picture: drawing('14-hardened-terminal'),
  },
  {
    year: '2018',
    title: 'Imaging probes',
    description:
      'A side-view probe of 0.9 mm for optical coherence tomography, fused from tip to fiber with no adhesive in the path.',
    picture: drawing('15-probe'),
  },
  {
    year: '2025',
    title: '55% made in the USA',
    description:
      'Early in the third quarter the terminals reach 55% of material content made in the USA, by our own record. Housings are molded in New Jersey.',
    picture: drawing('16-made-in-usa'),
  },
  {
    year: 'Today',
    title: '432 fibers in one rack unit',
    description:
      'Panels, cassettes and trunks for data halls, parts for every step of a network, and still lenses.',
    picture: drawing('17-today'),
  },
]
