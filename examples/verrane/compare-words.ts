import type { CompareWords } from '#domain/records/compare-words.ts'

export const compareWords: CompareWords = {
  description: 'Fiber-optic and photonic products side by side: what differs, and which is better.',
  intro:
    'Two to four products or part numbers side by side: what differs first, better values marked where they are stated of the same thing.',
  addHint: 'Part number or name',
  groups: {
    product: 'Product',
    ordering: 'Ordering',
    interfaces: 'What fits where',
    compliance: 'Compliance',
  },
  ofAll: ['beadBaba', 'countryOfOrigin', 'lds', 'operatingTemperature', 'weight'],
  leftOut: ['beadBaba', 'standards'],
}
