import type { CompareWords } from '#domain/records/compare-words.ts'

export const compareWords: CompareWords = {
  description: 'Products of {{name}} side by side.',
  intro: 'Two to four products side by side.',
  addHint: 'Part number or name',
  groups: {
    product: 'Product',
    ordering: 'Ordering',
    interfaces: 'What goes with it',
    compliance: 'Standards',
  },
  ofAll: ['operatingTemperature', 'weight'],
  leftOut: [],
}
