import type { ProductWords } from '#domain/records/product-words.ts'

export const productWords: ProductWords = {
  goesWith: {
    heading: 'What goes with it',
    rows: {
      needs: 'Needs',
      includes: 'Comes with',
      takes: 'Takes',
      fits: 'Fits',
      accessories: 'Accessories',
      mates: 'Mates with',
      partOf: 'Part of',
      accessoryOf: 'Accessory of',
    },
    relations: { mounting: 'Mounting', transport: 'Transport' },
    either: 'one of these',
  },
  compliance: {
    heading: 'Compliance and standards',
    status: 'Status',
    class: 'Class',
    waiver: 'Waiver',
    usCostShare: 'Domestic share',
    share: 'of component cost',
    finalAssembly: 'Final assembly',
    letter: 'Letter',
  },
  conformity: {
    heading: 'Standards',
    relations: {
      qualified: 'Qualified to',
      'designed to': 'Designed to',
      'measured by': 'Measured by',
    },
    immersion: 'under water',
  },
  statements: [],
}
