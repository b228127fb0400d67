import type { ListingSort } from '#domain/records/catalogue-words.ts'

/** Reihenfolgen der Liste: Ein Minus stellt das Größte voran. */
export const listingSorts: ListingSort[] = [
  { sort: 'name', label: 'Name' },
  { sort: 'weight', label: 'Das Leichteste' },
  { sort: '-length', label: 'Das Längste' },
]
