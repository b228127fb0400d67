import { withLanguages } from '#domain/finding/languages/with-languages.ts'

/**
 * What buyers say that your records do not: `same` for other words of one thing, `nouns` for what an
 * attribute is called, `units` for what a unit measures, `kinds` for what a whole family is called:
 * `kinds: [{ said: ['device'], types: ['Devices'] }]`. Comparisons and numbers are known already.
 */
export const vocabulary = withLanguages({
  same: { aluminium: 'aluminum', alloy: 'aluminum' },
  nouns: {
    length: ['long', 'length', 'size'],
    weight: ['heavy', 'weigh', 'weight'],
    operatingTemperature: ['temperature', 'hot', 'cold'],
  },
  values: { stocked: { 'in stock': ['Y'] } },
  units: { mm: ['length'], kg: ['weight'], '°c': ['operatingTemperature'] },
})
