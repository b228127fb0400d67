/**
 * The orders the all-products list offers besides family order: 'name', or an attribute key,
 * with a minus in front for largest first.
 */
export const listingSorts = [
  { sort: 'name', label: 'Name' },
  { sort: '-fiberCount', label: 'Most fibers' },
  { sort: 'rackUnits', label: 'Fewest rack units' },
  { sort: 'insertionLoss', label: 'Lowest loss' },
]
