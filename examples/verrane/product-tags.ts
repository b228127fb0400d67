import type { ProductTag } from '#domain/records/catalogue-words.ts'

export const productTags: ProductTag[] = [
  { attribute: 'beadBaba', value: 'Compliant', label: 'BABA compliant', short: 'BABA' },
  { attribute: 'beadBaba', value: 'Compliant with waiver', label: 'BABA with waiver' },
]
