import type { CompareWords } from '#domain/records/compare-words.ts'

export const compareWords: CompareWords = {
  description: 'Valves and gauges of the works side by side.',
  intro: 'Two to four valves or gauges side by side.',
  addHint: 'Part number or name',
  groups: {
    product: 'Product',
    ordering: 'Ordering',
    interfaces: 'What screws onto what',
    compliance: 'Public funds and standards',
  },
  ofAll: ['publicFunds', 'operatingTemperature', 'weight'],
  leftOut: ['publicFunds'],
}
