import { onIntent } from '#app/ui/on-intent.tsx'
import { filterPlace, filterStyles } from './filter-styles.ts'

export const FilterBarOnIntent = onIntent(
  async () => (await import('./filter-bar.tsx')).FilterBar,
  filterStyles,
  filterPlace,
)
