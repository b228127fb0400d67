import { onIntent } from '#app/ui/on-intent.tsx'
import { filterPlace, filterStyles } from './filter-styles.ts'

export const PlaceFiltersOnIntent = onIntent(
  async () => (await import('./place-filters.tsx')).PlaceFilters,
  filterStyles,
  filterPlace,
)
