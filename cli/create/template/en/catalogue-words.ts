import type { CatalogueWords } from '#domain/records/catalogue-words.ts'

export const catalogueWords: CatalogueWords = {
  description: 'All products of {{name}}: {{trade}}, by length, weight and material.',
  searchHint: 'Search all products: “400 mm”, “aluminum”, a part number',
}
