import type { ListingSort } from '#domain/records/catalogue-words.ts'

/** Orders of the list: a minus puts the largest first. */
export const listingSorts: ListingSort[] = [
  { sort: 'name', label: 'Name' },
  { sort: 'weight', label: 'Lightest' },
  { sort: '-length', label: 'Longest' },
]
