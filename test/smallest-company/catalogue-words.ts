import type { CatalogueWords } from '#domain/records/catalogue-words.ts'

export const catalogueWords: CatalogueWords = {
  description: 'Every valve and gauge of the works, by bore, pressure and range.',
  searchHint: 'Search all products: “15 mm”, “16 bar”, a part number',
}
