import type { Certification } from '#domain/records/about.ts'

export const certifications: Certification[] = [
  {
    name: 'ISO 9001:2015',
    text: 'Our quality management is certified in all five works and audited every year. It covers incoming glass, each test station and the calibration of its instruments.',
    image: 'stockImages/logos/mark-iso-9001.svg',
  },
  {
    name: 'ISO 14001:2015',
    text: 'Our environmental management is certified under this standard. It covers the energy of furnaces and molding machines and the water of the polishing lines. Empty cable reels come back to us and are used again.',
    image: 'stockImages/logos/mark-iso-14001.svg',
  },
  {
    name: 'RoHS',
    text: 'Restricted (hazardous) substances stay below the limits of directive 2011/65/EU with its amendment (EU) 2015/863. A declaration is available for every product.',
    image: 'stockImages/logos/mark-rohs.svg',
  },
  {
    name: 'Build America, Buy America',
    text: 'Self-certified part by part. The list names what is compliant, compliant with waiver or not compliant.',
    image: 'stockImages/logos/mark-baba.svg',
    link: { label: 'BEAD/BABA compliance', to: '/bead' },
  },
]
