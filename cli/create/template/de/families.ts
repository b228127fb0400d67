/** Was Sie herstellen, in der Reihenfolge der Menüs. Produkte nennen ihre Familie in denselben Worten. */
export const familyOrder = ['{{Trade}}', 'Anbauteile']

/** Die Werte, die eine Karte von ihren Nachbarn unterscheiden. */
export const cardFields: Record<string, string[]> = {
  '{{Trade}}': ['length', 'weight', 'material'],
  Anbauteile: ['weight', 'material'],
}

/** Was auf der Seite eines Produkts neben dem Bild folgt, das Wichtigste zuerst. */
export const keyFields: Record<string, string[]> = {
  '{{Trade}}': ['operatingTemperature'],
}
