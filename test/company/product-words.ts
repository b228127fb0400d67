import type { ProductWords } from '#domain/records/product-words.ts'

export const productWords: ProductWords = {
  relations: { seat: 'Seat', gauge: 'Gauge', packing: 'Packing' },
  letters: '/bead',
  statements: [
    {
      attribute: 'stocked',
      value: 'Y',
      text: 'On the shelf.',
      link: { label: 'Who sells it', to: '/partners' },
    },
  ],
}
