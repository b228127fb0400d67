import type { ListingSort } from '#domain/records/catalogue-words.ts'

/** The orders the all-products list offers besides family order. */
export const listingSorts: ListingSort[] = [
  { sort: 'name', label: 'Name' },
  { sort: '-fiberCount', label: 'Most fibers' },
  { sort: 'rackUnits', label: 'Fewest rack units' },
  { sort: 'insertionLoss', label: 'Lowest loss' },
]
