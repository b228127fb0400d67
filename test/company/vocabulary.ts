import { withLanguages } from '#domain/finding/languages/with-languages.ts'

/** What buyers of valves and gauges say that the records do not. */
export const vocabulary = withLanguages({
  same: { manometer: 'gauge', cock: 'valve', inox: 'stainless steel', drinkable: 'drinking' },
  nouns: {
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
  values: {
    publicFunds: { 'public funds': ['Compliant', 'Compliant with waiver'] },
    drinkingWater: { 'drinking water': ['Y'] },
    stocked: { 'in stock': ['Y'] },
  },
  kinds: [
    { said: ['valve', 'ball valve'], types: ['Ball Valves'] },
    { said: ['gas valve'], types: ['Reduced bore'] },
    { said: ['three-way valve'], types: ['Three-way'] },
    { said: ['gauge', 'pressure gauge'], types: ['Pressure Gauges'] },
    { said: ['digital gauge'], types: ['Digital'] },
    { said: ['diaphragm gauge'], types: ['Diaphragm'] },
    { said: ['seat kit'], types: ['Seat kits'] },
  ],
  units: {
    mm: ['bore', 'dial', 'length'],
    bar: ['pressure', 'span'],
    '°c': ['operatingTemperature'],
    kg: ['weight'],
    'm³/h': ['flowCoefficient'],
  },
  words: { mention: ['that fits', 'fits'] },
})
