import type { SearchVocabulary } from '#domain/search/search-vocabulary.ts'

/**
 * What buyers say that your records do not. Comparisons, numbers and measures are known already.
 *
 * - `synonyms`: other words for one thing
 * - `attributeWords`: other names of an attribute
 * - `valueWords`: other names of an attribute's values
 * - `unitAttributes`: what a unit measures
 * - `kindWords`: names of a whole family: `kindWords: [{ words: ['device'], types: ['Devices'] }]`
 */
export const vocabulary: SearchVocabulary = {
  synonyms: { aluminium: 'aluminum', alloy: 'aluminum' },
  attributeWords: {
    length: ['long', 'length', 'size'],
    weight: ['heavy', 'weigh', 'weight'],
    operatingTemperature: ['temperature', 'hot', 'cold'],
  },
  valueWords: { stocked: { 'in stock': ['Y'] } },
  unitAttributes: { mm: ['length'], kg: ['weight'], '°c': ['operatingTemperature'] },
}
