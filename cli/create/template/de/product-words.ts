import type { ProductWords } from '#domain/records/product-words.ts'

export const productWords: ProductWords = {
  relations: { mounting: 'Befestigung', transport: 'Transport' },
  statements: [],
}
