import type { PageRecord } from './page-record.ts'

export const photonicsSolutionPages: PageRecord[] = [
  {
    path: '/solutions/medical-imaging',
    title: 'Photonics for medical imaging',
    description:
      'Probe cores, GRIN lenses, couplers and balanced receivers for makers of optical coherence tomography and endoscopes.',
    intro:
      'We make optical components for the makers of imaging systems. Resolution, depth and noise decide which ones, and a traceable record decides whether they can be used.',
    sections: [
      {
        heading: 'What an OCT engine asks of its optics',
        paragraphs: [
          'Axial resolution follows from the width of the source: 100 nm around 1310 nm gives about 8 µm in air. Lateral resolution and depth of focus follow from the probe and pull against each other; a side-view core of 0.9 mm with a 25 µm spot at 2.0 mm keeps its focus over about 0.4 mm to either side. Couplers and circulators have to hold their figures over the whole sweep, not at one wavelength.',
          'The source is noisy and both arms share its noise, so the receiver subtracts them. Common-mode rejection of 30 dB depends on matched paths: 1 mm of fiber is 5 ps.',
        ],
      },
      {
        heading: 'Components, with the data a design file needs',
        paragraphs: [
          'Probe cores, lenses and detectors are sold as components. The maker of the device is responsible for its approval, its sterility and its laser safety after IEC 60825-1. For that work we supply drawings, material lists, beam profiles and process records by serial number.',
        ],
      },
      {
        heading: 'Strengths',
        paragraphs: [],
        list: [
          'Side- and forward-view probe cores of 0.9 and 1.2 mm for 1310 nm',
          'GRIN lenses of 0.5 to 1.8 mm, plane or with 8° faces',
          'Fiber circulators over 100 nm for swept sources',
          'Balanced receivers to 400 MHz with matched pigtails',
          'Serial-number records kept for each part',
        ],
      },
    ],
    families: ['Lenses', 'Collimators & Probes', 'Passive Optical Components'],
    links: [
      { label: 'OCT probe core, side view', to: '/oct-side-view-probe-0p9' },
      { label: 'Balanced receiver for OCT', to: '/oct-balanced-receiver-400mhz' },
    ],
  },
  {
    path: '/solutions/neuroscience',
    title: 'Photonics for neuroscience',
    description:
      'Optogenetic cannulas, tapered probes, light-sheet probes and GRIN relays for research on neural circuits.',
    intro:
      'Light switches neurons on, reads them out and shows their shape. In each case the question is how much light arrives, where, and whether the next animal gets the same.',
    sections: [
      {
        heading: 'Light at depth',
        paragraphs: [
          'A flat fiber of 200 µm and NA 0.22 lights a cone below its tip: by spreading alone irradiance falls to about a quarter at 0.5 mm, and scattering takes more. A tapered fiber gives its light off along 2.5 mm and so reaches a column of cortex evenly. The choice between them is a choice of volume, not of power.',
          'Comparing animals requires comparable cannulas, so each is measured at 470 nm and sorted in steps of 5% transmission.',
        ],
      },
      {
        heading: 'Seeing at depth',
        paragraphs: [
          'A GRIN relay of 0.5 mm diameter carries an image 7.6 mm deep at unit magnification for fluorescence microscopy. A light-sheet probe lights a plane of 10 µm from the side, so that only what is in focus is lit and bleaching stays low. Both leave less room for adhesive and cement than a drawing suggests; ask for the mounting notes.',
          'All probes are for research use and not for use in humans.',
        ],
      },
      {
        heading: 'Strengths',
        paragraphs: [],
        list: [
          'Cannulas cut from 2 to 10 mm in steps of 0.5 mm',
          'Transmission printed on every vial',
          'Relay and collimating GRIN lenses from 0.5 mm diameter',
          'Collimators and couplers from 400 to 1700 nm',
          'Lengths and working distances made to drawing on request',
        ],
      },
    ],
    families: ['Lenses', 'Collimators & Probes', 'Passive Optical Components'],
    links: [
      { label: 'Optogenetic cannula, 200 µm', to: '/optogenetic-cannula-200' },
      { label: 'GRIN relay rod, 0.5 mm', to: '/grin-lens-0p5-relay' },
    ],
  },
  {
    path: '/solutions/specialty-optics',
    title: 'Specialty optics',
    description:
      'Isolators, polarization-maintaining couplers, lenses and detectors for lasers, sensing and instruments.',
    intro:
      'Fiber lasers, sensors, spectrometers and quantum experiments use few parts and ask much of each. Polarization, power and band decide the choice.',
    sections: [
      {
        heading: 'Polarization and power',
        paragraphs: [
          'A polarization-maintaining part is only as good as the axis at its worst joint: couplers, circulators and collimators on PM fiber are specified at 20 dB extinction ratio, and one connector turned by 3° alone limits the chain to 25 dB. Lasers need isolation against their own reflections; two stages give 48 dB from 1530 to 1565 nm, a single high-power stage 28 dB at 1064 nm and 5 W.',
          'Power is limited by the smallest spot, which is nearly always a connector end face. Inspect it before every mating.',
        ],
      },
      {
        heading: 'From the ultraviolet to 5 µm',
        paragraphs: [
          'Fused silica and sapphire serve the short end, molded glass aspheres 650 to 1700 nm, chalcogenide glass 2 to 5 µm for quantum cascade lasers. At the detector, silicon ends at 1100 nm and InGaAs begins to be useful near 850 nm; between them, area and speed decide.',
          'Drawings follow ISO 10110. Small series with a changed coating, focal length or pigtail are ordinary work: send a drawing and the figure that matters most.',
        ],
      },
      {
        heading: 'Strengths',
        paragraphs: [],
        list: [
          'Isolators and circulators at 1064, 1310 and 1550 nm',
          'PM couplers and collimators with measured extinction ratio',
          'Ball, GRIN, aspheric, cylindrical and array lenses from one source',
          'Photodiodes from 350 to 1700 nm, 25 µm to 3 mm across',
          'A glassworks since 1918 behind the lens line',
        ],
      },
    ],
    families: ['Passive Optical Components', 'Lenses', 'Photodetectors'],
    links: [
      { label: 'PM isolator, 1064 nm, 5 W', to: '/pm-isolator-1064-5w' },
      { label: 'Molded asphere, 2 to 5 µm', to: '/molded-asphere-midir-f4' },
    ],
  },
]
