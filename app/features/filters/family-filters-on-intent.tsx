import { onIntent } from '#app/ui/on-intent.tsx'
import { filterStyles } from './filter-styles.ts'

export const FamilyFiltersOnIntent = onIntent(
  async () => (await import('./family-filters.tsx')).FamilyFilters,
  filterStyles,
)
