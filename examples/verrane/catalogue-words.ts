import type { CatalogueWords } from '#domain/records/catalogue-words.ts'

export const catalogueWords: CatalogueWords = {
  description:
    'Search and filter all fiber-optic and photonic products by connector, fiber count, loss, rack units, wavelength and compliance.',
  searchHint: 'Search all products: “144 fibers 1U”, “APC pigtail”, a part number',
}
