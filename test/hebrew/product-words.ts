import type { ProductWords } from '#domain/records/product-words.ts'

export const productWords: ProductWords = {
  relations: { mounting: 'התקנה', transport: 'הובלה' },
  statements: [],
}
