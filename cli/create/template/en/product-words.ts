import type { ProductWords } from '#domain/records/product-words.ts'

export const productWords: ProductWords = {
  relations: { mounting: 'Mounting', transport: 'Transport' },
  statements: [],
}
