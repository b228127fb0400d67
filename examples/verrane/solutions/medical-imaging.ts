import { siteFilms } from '#content/site-films.ts'
import type { Solution } from '#domain/records/solution.ts'

export const medicalImaging: Solution = {
  slug: 'medical-imaging',
  path: '/solutions/medical-imaging',
  title: 'Photonics for medical imaging',
  name: 'Medical imaging',
  summary: 'Probe cores, GRIN lenses, circulators and balanced receivers for OCT engines.',
  description:
    'Probe cores, GRIN lenses, couplers and balanced receivers for makers of optical coherence tomography and endoscopes.',
  hero: {
    film: siteFilms['solutions/medical-imaging'],
    heading: 'Photonics for medical imaging, from source to probe tip',
    text: 'Components for the makers of OCT engines, endoscopes and ophthalmic instruments, each with the record that a design file needs.',
  },
  intro: {
    text: 'Resolution, depth and noise decide which optics an imaging system needs, and a traceable record decides whether they can be used. This page follows the light of an optical coherence tomography (OCT) engine from source to detector and states the requirement for each component.',
    links: [
      { label: 'OCT probe core, side view', to: '/oct-side-view-probe-0p9' },
      { label: 'Balanced receiver for OCT', to: '/oct-balanced-receiver-400mhz' },
    ],
    downloads: [{ label: 'Photonics Brochure', file: 'brochures/Photonics Brochure.pdf' }],
  },
  statistics: {
    heading: 'Medical imaging in figures',
    boxes: [
      {
        value: '30 million',
        label: 'OCT imaging procedures a year were estimated worldwide in 2017.',
        source: {
          name: 'Swanson and Fujimoto, Biomedical Optics Express 8, 1638',
          year: 2017,
          url: 'https://doi.org/10.1364/BOE.8.001638',
        },
      },
      {
        value: '100 dB',
        label:
          'was the sensitivity of the first OCT system: one part in ten billion of its light was enough.',
        source: {
          name: 'Huang et al., Science 254, 1178',
          year: 1991,
          url: 'https://doi.org/10.1126/science.1957169',
        },
      },
      {
        value: '10.1%',
        label:
          'had a major cardiac event within two years of OCT-guided stenting of a bifurcation, against 14.1% with angiography alone.',
        source: {
          name: 'Holm et al., New England Journal of Medicine 389, 1477',
          year: 2023,
          url: 'https://doi.org/10.1056/NEJMoa2307770',
        },
      },
      {
        value: '20 million',
        label: 'new cases of cancer, or close to it, were counted worldwide in 2022.',
        source: {
          name: 'Bray et al., CA: A Cancer Journal for Clinicians 74, 229',
          year: 2024,
          url: 'https://doi.org/10.3322/caac.21834',
        },
      },
    ],
  },
  strengths: [
    'Side- and forward-view probe cores of 0.9 and 1.2 mm for 1310 nm',
    'GRIN lenses of 0.5 to 1.8 mm, plane or with 8° faces',
    'Fiber circulators over 100 nm for swept sources',
    'Balanced receivers to 400 MHz with matched pigtails',
    'Beam profiles, materials and process records kept by serial number',
  ],
  families: [
    { name: 'Lenses' },
    { name: 'Collimators & Probes' },
    { name: 'Passive Optical Components' },
  ],
  parts: [
    {
      kind: 'table',
      heading: 'Axial resolution by bandwidth',
      text: 'For a source of Gaussian spectrum the axial resolution is 0.44 λ² / Δλ, whatever the lens. Every component on the way has to pass the whole sweep: a coupler that splits 50:50 at the center and 60:40 at the edge narrows the spectrum and gives resolution away.',
      caption: 'Axial resolution at 1310 nm, in air and in tissue of index 1.38',
      columns: ['Bandwidth at half maximum', 'In air', 'In tissue'],
      rows: [
        ['50 nm', '15.1 µm', '10.9 µm'],
        ['100 nm', '7.6 µm', '5.5 µm'],
        ['150 nm', '5.0 µm', '3.6 µm'],
      ],
    },
    {
      kind: 'prose',
      heading: 'Engine: loss over the swept band',
      paragraphs: [
        'A circulator sends light to the sample and returns what comes back to the receiver, where a coupler alone would lose half of it on each pass. Ours holds 1.0 dB each way from 1260 to 1360 nm, with isolation of 25 dB over the same span, because a figure at 1310 nm says nothing about the ends of the sweep.',
        'Polarization counts as well. 0.15 dB of polarization-dependent loss is small in a network and visible in a birefringence map; ask for the measured matrix with the part where you need it.',
      ],
      product: 'fiber-circulator-3-port-1310',
    },
    {
      kind: 'table',
      heading: 'Spot size and depth of focus',
      text: 'Lateral resolution and depth of focus are a trade-off. A Gaussian beam of waist diameter d stays within √2 of it over π d² / 4λ to either side: half the spot is a quarter of the depth. Intravascular probes settle near 25 µm.',
      caption: 'Gaussian beam at 1310 nm in air',
      columns: ['Spot, 1/e² diameter in µm', 'Depth to either side', 'Suits'],
      rows: [
        ['15', '0.13 mm', 'thin epithelium, one focal plane'],
        ['25', '0.37 mm', 'vessel and airway walls'],
        ['40', '0.96 mm', 'wide lumens, surface overview'],
      ],
    },
    {
      kind: 'prose',
      heading: 'Probe: 0.9 mm side view',
      paragraphs: [
        'A side-view core is a fiber, a spacer, a gradient-index lens and a mirror face in a sheath. Its working distance is set by the spacer: 0.1 mm of glass moves the focus by several tenths of a millimeter, which is why each core is measured after assembly and not only calculated.',
        'The sheath is a cylinder lens of its own. It astigmatizes the beam, more so in saline than in air, and the lens has to be chosen with the sheath and the medium that you will use. Send both; we return the beam profile in two axes.',
      ],
      product: 'oct-side-view-probe-0p9',
    },
    {
      kind: 'prose',
      heading: 'Receiver: common-mode rejection',
      paragraphs: [
        'A swept source is noisy and both arms of the interferometer carry the same noise, so two matched diodes are subtracted. How well depends on amplitude and on time. At 400 MHz a path difference of 2.6 mm of fiber limits common-mode rejection to 30 dB by itself; 1 mm is 4.9 ps. Our pigtails are cut as a pair, and the 25 dB of the data sheet hold over the whole band; up to 200 MHz it is 30 dB.',
      ],
      product: 'oct-balanced-receiver-400mhz',
    },
    {
      kind: 'prose',
      heading: 'Data for the design file',
      paragraphs: [
        'Probe cores, lenses and detectors are sold as components. The maker of the device is responsible for its approval, its sterility and its laser safety per IEC 60825-1. For that work we supply drawings, material lists, beam profiles and process records by serial number, and announce changes of material or process before they are made.',
      ],
    },
    { kind: 'families', show: 'cards', heading: 'Product families' },
  ],
}
