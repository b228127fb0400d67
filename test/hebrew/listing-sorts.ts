import type { ListingSort } from '#domain/records/catalogue-words.ts'

export const listingSorts: ListingSort[] = [
  { sort: 'name', label: 'שם' },
  { sort: 'weight', label: 'הקל ביותר' },
  { sort: '-pressure', label: 'הלחץ הגבוה ביותר' },
]
