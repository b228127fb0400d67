import { onIntent } from '#app/ui/on-intent.tsx'
// The code comes later, but a page is painted with its styles.
import './chosen-filters.module.css'
import './filter-bar.module.css'
import './filter-dropdown.module.css'
import './filter-values.module.css'

export const FilterBarOnIntent = onIntent(async () => (await import('./filter-bar.tsx')).FilterBar)
