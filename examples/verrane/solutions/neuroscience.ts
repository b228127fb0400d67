import { siteFilms } from '#content/site-films.ts'
import type { Solution } from '#domain/records/solution.ts'

export const neuroscience: Solution = {
  slug: 'neuroscience',
  path: '/solutions/neuroscience',
  title: 'Photonics for neuroscience',
  name: 'Neuroscience',
  summary: 'Cannulas, tapered probes, GRIN relays and light sheets for neural circuits.',
  description:
    'Optogenetic cannulas, tapered probes, light-sheet probes and GRIN relays for research on neural circuits.',
  hero: {
    film: siteFilms['solutions/neuroscience'],
    heading: 'Photonics for neuroscience: how much light, and where',
    text: 'Light stimulates neurons, reads them out and images them. Each animal should receive the same dose.',
  },
  intro: {
    text: 'Every experiment with light in tissue begins with the same sum: power at the tip, area, depth, scattering. We make the cannulas, probes and lenses, measure each of them, and write down here how to get from the figure on the vial to the light at the cell.',
    links: [
      { label: 'Optogenetic cannula, 200 µm', to: '/optogenetic-cannula-200' },
      { label: 'GRIN relay rod, 0.5 mm', to: '/grin-lens-0p5-relay' },
    ],
    downloads: [{ label: 'Photonics Brochure', file: 'brochures/Photonics Brochure.pdf' }],
  },
  statistics: {
    heading: 'Neuroscience in figures',
    boxes: [
      {
        value: '86 billion',
        label: 'neurons were counted, on average, in an adult human brain.',
        source: {
          name: 'Azevedo et al., Journal of Comparative Neurology 513, 532',
          year: 2009,
          url: 'https://doi.org/10.1002/cne.21974',
        },
      },
      {
        value: '3 billion',
        label: 'people and more, over a third of all, lived with a neurological condition in 2021.',
        source: {
          name: 'GBD 2021, Lancet Neurology 23, 344',
          year: 2024,
          url: 'https://doi.org/10.1016/S1474-4422(24)00038-3',
        },
      },
      {
        value: '1 mm',
        label:
          'deep, about, three-photon microscopy at 1,300 nm recorded neurons in an intact mouse brain.',
        source: {
          name: 'Ouzounov et al., Nature Methods 14, 388',
          year: 2017,
          url: 'https://doi.org/10.1038/nmeth.4183',
        },
      },
      {
        value: '470 nm',
        label:
          'excites the calcium indicator GCaMP6 in fiber photometry, with 410 nm as a reference.',
        source: {
          name: 'Kim et al., Nature Methods 13, 325',
          year: 2016,
          url: 'https://doi.org/10.1038/nmeth.3770',
        },
      },
    ],
  },
  strengths: [
    'Cannulas cut from 2 to 10 mm in steps of 0.5 mm',
    'Transmission at 470 nm printed on every vial, sorted in steps of 5%',
    'Tapered probes that light 2.5 mm of depth at once',
    'Relay and collimating GRIN lenses from 0.5 mm diameter',
    'Collimators and couplers from 400 to 1700 nm',
    'Lengths and working distances made to drawing',
  ],
  families: [
    { name: 'Lenses' },
    { name: 'Collimators & Probes' },
    { name: 'Passive Optical Components' },
  ],
  parts: [
    {
      kind: 'table',
      heading: 'Irradiance below the tip',
      text: 'A flat fiber of 200 µm and NA 0.22 lights a cone. Irradiance falls because the cone widens, and again because tissue scatters. 10 mW at the tip are 318 mW/mm²; 1 mm below it 3.7 remain, still above the 1 mW/mm² or so that channelrhodopsin-2 needs.',
      caption:
        'Relative irradiance below a 200 µm fiber, NA 0.22, in mouse cortex: the model of Aravanis et al., J. Neural Eng. 4, S143 (2007)',
      columns: ['Depth', 'Spread only', 'With scatter', 'From 10 mW'],
      rows: [
        ['at the tip', '100%', '100%', '318 mW/mm²'],
        ['0.25 mm', '50%', '13%', '42 mW/mm²'],
        ['0.5 mm', '30%', '4.6%', '15 mW/mm²'],
        ['1.0 mm', '14%', '1.2%', '3.7 mW/mm²'],
      ],
    },
    {
      kind: 'prose',
      heading: 'Flat or tapered tip',
      paragraphs: [
        'The table has a second reading: to light 1 mm of depth with a flat tip, the cells at the tip receive 85 times as much as those below. A tapered fiber gives its light off along 2.5 mm and reaches a column of cortex with less power at any point. The choice is one of volume, not of power.',
        'Which modes leave where depends on the angle at which they enter. Fill the aperture at the coupling lens for an even column; underfill it and the light leaves near the tip.',
      ],
      product: 'optogenetic-tapered-probe',
    },
    {
      kind: 'prose',
      heading: 'Repeatability between animals',
      paragraphs: [
        'A cannula that passes 70% beside one that passes 90% is a difference of dose that no statistic removes. Each of ours is measured at 470 nm and sorted in steps of 5%, and the figure is on the vial. Measure once more at the patch cord before every session: a scratched ferrule loses more than the difference between two classes.',
        'In photometry the same fiber collects. What it sees is the volume that it lights, weighted by how well light finds the way back, so most of the signal comes from the first 0.2 to 0.3 mm.',
      ],
      product: 'optogenetic-cannula-200',
    },
    {
      kind: 'prose',
      heading: 'GRIN lenses for imaging at depth',
      paragraphs: [
        'A GRIN relay of 0.5 mm diameter and 1.5 pitch carries an image 7.6 mm deep at unit magnification. At NA 0.5 and 520 nm diffraction would allow 0.6 µm; the aberrations of a gradient rod make it one to two in the center of the field and more at its edge. Plan cell bodies in the middle and count dendrites elsewhere.',
        'The working distance in tissue is 0.1 mm. Leave it free of adhesive: mounting notes come with each rod, and a rod bonded to its rim can be cleaned.',
      ],
      product: 'grin-lens-0p5-relay',
    },
    {
      kind: 'table',
      heading: 'Light-sheet thickness and field',
      text: 'A light sheet lights only what is in focus, so bleaching stays low. Diffraction trades its thickness against the length over which it stays thin. The 0.7 mm probe is set to 10 µm at 488 nm; other apertures are made to drawing.',
      caption: 'Gaussian sheet at 488 nm in air',
      columns: ['Thickness, 1/e², in µm', 'Usable length', 'Numerical aperture'],
      rows: [
        ['5', '0.08 mm', '0.062'],
        ['10', '0.32 mm', '0.031'],
        ['20', '1.29 mm', '0.016'],
      ],
    },
    {
      kind: 'prose',
      heading: 'Intended use: research',
      paragraphs: [
        'All probes and cannulas are made for research and not for use in humans. Ferrules are zirconia, fibers fused silica; adhesives and their cure are on the material list, which your animal-care committee may ask for.',
      ],
    },
    { kind: 'families', show: 'cards', heading: 'Product families' },
  ],
}
