import type { CatalogueWords } from '#domain/records/catalogue-words.ts'

export const catalogueWords: CatalogueWords = {
  description: 'כל המוצרים של שקנאור: מדי לחץ ואביזרים, לפי לחץ, הברגה ומשקל.',
  searchHint: 'חיפוש בכל המוצרים: “400 bar”, “פלדה”, מספר פריט',
}
