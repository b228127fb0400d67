import type { ListingSort } from '#domain/records/catalogue-words.ts'

export const listingSorts: ListingSort[] = [
  { sort: 'name', label: 'Name' },
  { sort: 'bore', label: 'Smallest bore' },
  { sort: '-pressure', label: 'Highest pressure' },
]
