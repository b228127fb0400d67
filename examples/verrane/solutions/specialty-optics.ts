import { siteFilms } from '#content/site-films.ts'
import type { Solution } from '#domain/records/solution.ts'

export const specialtyOptics: Solution = {
  slug: 'specialty-optics',
  path: '/solutions/specialty-optics',
  title: 'Specialty optics',
  name: 'Specialty optics',
  summary: 'Polarization, power and band: parts for lasers, sensing and instruments.',
  description:
    'Isolators, polarization-maintaining couplers, lenses and detectors for lasers, sensing and instruments.',
  hero: {
    film: siteFilms['solutions/specialty-optics'],
    heading: 'Specialty optics for instruments, sensors and lasers',
    text: 'For fiber lasers, sensors, spectrometers and quantum experiments. Polarization, power and band decide the choice.',
  },
  intro: {
    text: 'An instrument works when each part meets its data sheet at the lowest temperature and at the edge of the band. Below are the four calculations behind most designs, with the parts that they lead to.',
    links: [
      { label: 'PM isolator, 1064 nm, 5 W', to: '/pm-isolator-1064-5w' },
      { label: 'Molded asphere, 2 to 5 µm', to: '/molded-asphere-midir-f4' },
    ],
    downloads: [{ label: 'Photonics Brochure', file: 'brochures/Photonics Brochure.pdf' }],
  },
  statistics: {
    heading: 'Four figures of the field',
    boxes: [
      {
        value: '1.4585',
        label:
          'is the refractive index of fused silica at 587.6 nm; an uncoated face therefore reflects about 3.5%.',
        source: {
          name: 'Malitson, Journal of the Optical Society of America 55, 1205',
          year: 1965,
          url: 'https://doi.org/10.1364/JOSA.55.001205',
        },
      },
      {
        value: '193.1 THz',
        label: 'anchors the DWDM grid, at 1552.52 nm; channels may be 12.5 GHz apart.',
        source: {
          name: 'ITU-T G.694.1',
          year: 2020,
          url: 'https://www.itu.int/rec/T-REC-G.694.1',
        },
      },
      {
        value: '20 nm',
        label: 'separate the 18 channels of CWDM, from 1271 to 1611 nm.',
        source: {
          name: 'ITU-T G.694.2',
          year: 2003,
          url: 'https://www.itu.int/rec/T-REC-G.694.2',
        },
      },
      {
        value: '0.091 dB/km',
        label: 'at 1550 nm is the lowest loss published for a fiber, one with a hollow core.',
        source: {
          name: 'Petrovich et al., Nature Photonics',
          year: 2025,
          url: 'https://doi.org/10.1038/s41566-025-01747-5',
        },
      },
    ],
  },
  strengths: [
    'Isolators and circulators at 1064, 1310 and 1550 nm',
    'PM couplers and collimators with measured extinction ratio',
    'Ball, GRIN, aspheric, cylindrical and array lenses from one source',
    'Photodiodes from 350 to 1700 nm, 25 µm to 3 mm across',
    'Small series with a changed coating, focal length or pigtail',
    'A glassworks since 1918 behind the lens line',
  ],
  families: [
    { name: 'Passive Optical Components' },
    { name: 'Lenses' },
    { name: 'Photodetectors' },
  ],
  parts: [
    {
      kind: 'table',
      heading: 'Polarization extinction and axis error',
      text: 'Polarization-maintaining fiber preserves the state that is launched into it. One connector turned by an angle θ sends tan² θ of the power into the wrong axis, and no later part brings it back. Our couplers, circulators and collimators are specified at 20 dB; the key of a collimator is set within 1°, that of a coupler within 2°.',
      caption: 'Extinction ratio left by one misaligned joint, −10 log tan² θ',
      columns: ['Angle', 'Extinction ratio', 'Power in the wrong axis'],
      rows: [
        ['1°', '35.2 dB', '0.03%'],
        ['2°', '29.1 dB', '0.12%'],
        ['3°', '25.6 dB', '0.27%'],
        ['6°', '19.6 dB', '1.1%'],
      ],
    },
    {
      kind: 'prose',
      heading: 'Isolation and back reflection',
      paragraphs: [
        'One uncoated face of fused silica returns 3.5%, or −14.6 dB. A laser that sees −40 dB of its own light may jump modes; an amplifier that sees more may destroy its pump. Choose the isolator so that the return of the load, less the isolation, stays below what the source tolerates.',
        'Two stages give 42 dB from 1530 to 1565 nm over −5 to 70 °C, and 48 dB at 23 °C, with 0.7 dB of loss. At 1064 nm and 5 W a single stage gives 28 dB, because the crystal warms and its rotation drifts; where that is too little, put the isolator behind the seed and not behind the amplifier.',
      ],
      product: 'pm-isolator-1064-5w',
    },
    {
      kind: 'prose',
      heading: 'Power handling',
      paragraphs: [
        'One watt in a mode of 10.4 µm is 1.2 MW/cm², and nearly always the smallest spot is a connector. Clean glass withstands it; a fiber of lint absorbs, heats and pits the face, and the pit absorbs more. Inspect before every mating, mate dark, and above a watt or two splice or expand the beam: at a diameter of 2.1 mm the same watt is 29 W/cm².',
      ],
      product: 'fixed-collimator-fc-apc-1550-f11',
    },
    {
      kind: 'table',
      heading: 'Beam diameter by focal length',
      text: 'A collimated beam has the diameter 4 λ f / π MFD and stays within √2 of it over its Rayleigh range. A longer lens makes a wider beam that carries farther with less divergence; its mount has to be more stable.',
      caption: 'From single-mode fiber of 10.4 µm mode-field diameter at 1550 nm',
      columns: ['Lens', 'Focal length', 'Beam, 1/e²', 'Rayleigh range'],
      rows: [
        ['GRIN, 1.8 mm', '1.94 mm', '0.37 mm', '0.07 m'],
        ['Molded asphere', '4.5 mm', '0.85 mm', '0.37 m'],
        ['Molded asphere', '11 mm', '2.1 mm', '2.2 m'],
      ],
    },
    {
      kind: 'table',
      heading: 'Photodiode area and speed',
      text: 'A larger diode is easier to align and slower: its capacitance grows with the area, and with 50 ohms the bandwidth falls as it grows. Choose the area that the spot and its drift need, and no more.',
      caption: 'InGaAs photodiodes in the catalog',
      columns: ['Active diameter in µm', 'Bandwidth', 'Dark current, at most', 'Coupling'],
      rows: [
        ['25', '20 GHz', '5 nA', 'pigtail, aligned at the factory'],
        ['75', '2.5 GHz', '0.7 nA', 'single-mode through a lens cap'],
        ['300', '0.35 GHz', '3 nA', 'multimode, or a free beam'],
        ['1,000', '0.04 GHz', '30 nA', 'power meters, any fiber'],
      ],
    },
    {
      kind: 'prose',
      heading: 'Materials by wavelength',
      paragraphs: [
        'Fused silica and sapphire serve the short end, molded glass aspheres 650 to 1700 nm, chalcogenide glass 2 to 5 µm for quantum cascade lasers. At the detector, silicon ends at 1100 nm and InGaAs begins to be useful near 850 nm.',
        'Drawings follow ISO 10110. A changed coating, focal length or pigtail is routine: send the drawing and name the figure that matters most, and the quote states what the change costs in the others.',
      ],
      product: 'molded-asphere-midir-f4',
    },
    { kind: 'families', show: 'cards', heading: 'Product families' },
  ],
}
