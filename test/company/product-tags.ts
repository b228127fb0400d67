import type { ProductTag } from '#domain/records/catalogue-words.ts'

export const productTags: ProductTag[] = [
  { attribute: 'publicFunds', value: 'Compliant', label: 'Fundable', short: 'Funds' },
  { attribute: 'publicFunds', value: 'Compliant with waiver', label: 'Fundable with waiver' },
]
