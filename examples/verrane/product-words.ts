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
    relations: {
      tray: 'Tray',
      seal: 'Seal kit',
      bracket: 'Bracket',
      splitter: 'Splitter',
      adapter: 'Adapter plate',
      cap: 'Cap',
      cleaning: 'Cleaning tool',
      tool: 'Tool',
      pigtail: 'Pigtail',
      required: 'Part',
      either: 'Part',
    },
    either: 'one of these',
  },
  compliance: {
    heading: 'Compliance and standards',
    status: 'BEAD/BABA',
    class: 'Class',
    waiver: 'Waiver',
    usCostShare: 'U.S. cost share',
    share: 'of component cost',
    finalAssembly: 'Final assembly',
    letter: 'Letter',
    letters: '/bead#documents',
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
  statements: [
    {
      attribute: 'lds',
      value: 'Y',
      text: 'Distributor stock.',
      link: { label: 'Find a distributor', to: '/partners' },
    },
  ],
}
