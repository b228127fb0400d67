import type { CompareWords } from '#domain/records/compare-words.ts'

export const compareWords: CompareWords = {
  description: 'Produkte von {{name}} nebeneinander.',
  intro: 'Zwei bis vier Produkte nebeneinander.',
  addHint: 'Artikelnummer oder Name',
  groups: {
    product: 'Produkt',
    ordering: 'Bestellung',
    interfaces: 'Was dazu passt',
    compliance: 'Normen',
  },
  ofAll: ['operatingTemperature', 'weight'],
  leftOut: [],
}
