import { withLanguages } from '#domain/finding/languages/with-languages.ts'

/**
 * Was Käufer sagen und Ihre Daten nicht: `same` für andere Wörter derselben Sache, `nouns` für die
 * Namen eines Feldes, `units` dafür, was eine Einheit misst, `kinds` dafür, wie eine ganze Familie
 * heißt: `kinds: [{ said: ['Gerät'], types: ['Geräte'] }]`. Vergleiche und Zahlen sind bekannt.
 */
export const vocabulary = withLanguages({
  same: { alu: 'Aluminium' },
  nouns: {
    length: ['lang', 'Länge', 'Größe'],
    weight: ['schwer', 'wiegt', 'Gewicht'],
    operatingTemperature: ['Temperatur', 'heiß', 'kalt'],
  },
  values: { stocked: { 'ab Lager': ['Y'] } },
  units: { mm: ['length'], kg: ['weight'], '°c': ['operatingTemperature'] },
})
