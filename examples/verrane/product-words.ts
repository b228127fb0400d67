import type { ProductWords } from '#domain/records/product-words.ts'

export const productWords: ProductWords = {
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
  letters: '/bead#documents',
  statements: [
    {
      attribute: 'lds',
      value: 'Y',
      text: 'Distributor stock.',
      link: { label: 'Find a distributor', to: '/partners' },
    },
  ],
}
