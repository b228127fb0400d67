import type { CatalogueWords } from '#domain/records/catalogue-words.ts'

export const catalogueWords: CatalogueWords = {
  description: 'Alle Produkte von {{name}}: {{trade}}, nach Länge, Gewicht und Werkstoff.',
  searchHint: 'Alle Produkte durchsuchen: „400 mm“, „Aluminium“, eine Bestellnummer',
}
