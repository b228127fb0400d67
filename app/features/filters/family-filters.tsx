import { Form, Link } from 'react-router'
import { sentWithFamily } from '../catalogue/listing-view.ts'
import type { FamilyView } from '../catalogue/family-view.ts'
import type { ListingNavigation } from '../catalogue/use-listing-navigation.ts'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import { ChosenFilters } from './chosen-filters.tsx'
import styles from './chosen-filters.module.css'
import { FilterBar } from './filter-bar.tsx'

type Props = { view: FamilyView; open: string | null; navigation: ListingNavigation }

/** The filters of a family's page, and what is chosen in them. */
export function FamilyFilters({ view, open, navigation }: Props) {
  const { state, facets, matched } = view
  const { place } = navigation
  const hydrated = useHydrated()
  const isNarrowed = Object.keys({ ...state.selection, ...state.ranges }).length > 0
  if (facets.length === 0) return null
  return (
    <>
      <Form
        action={hydrated ? place.path : `${place.path}#products`}
        role="search"
        aria-label={`Products of ${view.name}`}
        onSubmit={(event) => {
          if (!hydrated) return
          event.preventDefault()
          if (open !== null) navigation.change(() => ({}))
        }}
      >
        <FilterBar view={view} open={open} navigation={navigation} most={sentWithFamily.filters} />
      </Form>
      <ChosenFilters state={state} facets={facets} place={place} />
      {isNarrowed && (
        <p className={styles.narrowed}>
          {matched === 1 ? '1 product' : `${matched} products`}
          <Link to={place.to()} preventScrollReset>
            Clear All Filters
          </Link>
        </p>
      )}
    </>
  )
}
