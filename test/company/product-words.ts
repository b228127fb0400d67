import type { ProductWords } from '#domain/records/product-words.ts'

export const productWords: ProductWords = {
  goesWith: {
    heading: 'What goes with it',
    rows: {
      needs: 'Needs',
      includes: 'In the box',
      takes: 'Takes',
      fits: 'Fits',
      accessories: 'Accessories',
      mates: 'Screws onto',
      partOf: 'Part of',
      accessoryOf: 'Accessory of',
    },
    relations: { seat: 'Seat', gauge: 'Gauge', packing: 'Packing' },
    either: 'one of these',
  },
  compliance: {
    heading: 'Public funds and standards',
    status: 'Public funds',
    class: 'Class',
    waiver: 'Waiver',
    usCostShare: 'Home share',
    share: 'of component cost',
    finalAssembly: 'Assembled in',
    letter: 'Letter',
    letters: '/bead',
  },
  conformity: {
    heading: 'Standards',
    relations: {
      qualified: 'Tested to',
      'designed to': 'Designed to',
      'measured by': 'Measured by',
    },
    immersion: 'under water',
  },
  statements: [
    {
      attribute: 'stocked',
      value: 'Y',
      text: 'On the shelf.',
      link: { label: 'Who sells it', to: '/partners' },
    },
  ],
}
