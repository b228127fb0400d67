import type { SearchVocabulary } from '#domain/search/search-vocabulary.ts'

/** What buyers of valves and gauges say that the records do not. */
export const vocabulary: SearchVocabulary = {
  synonyms: { manometer: 'gauge', cock: 'valve', inox: 'stainless steel', drinkable: 'drinking' },
  attributeWords: {
    bore: ['bore', 'DN', 'nominal diameter'],
    pressure: ['pressure', 'PN'],
    flowCoefficient: ['Kv', 'flow'],
    dial: ['dial'],
    accuracyClass: ['class'],
    ports: ['port', 'way'],
    length: ['long', 'length'],
    weight: ['heavy', 'weigh'],
    operatingTemperature: ['temperature', 'hot', 'cold'],
  },
  valueWords: {
    publicFunds: { 'public funds': ['Compliant', 'Compliant with waiver'] },
    drinkingWater: { 'drinking water': ['Y'] },
    stocked: { 'in stock': ['Y'] },
  },
  kindWords: [
    { words: ['valve', 'ball valve'], types: ['Ball Valves'] },
    { words: ['gas valve'], types: ['Reduced bore'] },
    { words: ['three-way valve'], types: ['Three-way'] },
    { words: ['gauge', 'pressure gauge'], types: ['Pressure Gauges'] },
    { words: ['digital gauge'], types: ['Digital'] },
    { words: ['diaphragm gauge'], types: ['Diaphragm'] },
    { words: ['seat kit'], types: ['Seat kits'] },
  ],
  unitAttributes: {
    mm: ['bore', 'dial', 'length'],
    bar: ['pressure', 'span'],
    '°c': ['operatingTemperature'],
    kg: ['weight'],
    'm³/h': ['flowCoefficient'],
  },
}
