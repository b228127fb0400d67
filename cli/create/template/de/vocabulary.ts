import type { SearchVocabulary } from '#domain/search/search-vocabulary.ts'

/**
 * Was Käufer sagen und Ihre Daten nicht. Vergleiche, Zahlen und Maße sind bekannt.
 *
 * - `synonyms`: andere Wörter für dieselbe Sache
 * - `attributeWords`: wie ein Feld noch heißt
 * - `valueWords`: wie ein Wert eines Felds noch heißt
 * - `unitAttributes`: was eine Einheit misst
 * - `kindWords`: wie eine ganze Familie heißt: `kindWords: [{ words: ['Gerät'], types: ['Geräte'] }]`
 */
export const vocabulary: SearchVocabulary = {
  synonyms: { alu: 'Aluminium' },
  attributeWords: {
    length: ['lang', 'Länge', 'Größe'],
    weight: ['schwer', 'wiegt', 'Gewicht'],
    operatingTemperature: ['Temperatur', 'heiß', 'kalt'],
  },
  valueWords: { stocked: { 'ab Lager': ['Y'] } },
  unitAttributes: { mm: ['length'], kg: ['weight'], '°c': ['operatingTemperature'] },
}
