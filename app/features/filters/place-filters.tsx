import { Form, Link } from 'react-router'
import type { Selection } from '#domain/catalogue/facets.ts'
import type { ListingState } from '#domain/catalogue/listing-state.ts'
import { paths } from '#app/lib/paths.ts'
import { plural } from '#domain/texts/plural.ts'
import * as texts from '#texts/listing.ts'
import type { ListPlace } from '../catalogue/list-place.ts'
import type { ListingFacet } from '../catalogue/listing-view.ts'
import { useListingNavigation } from '../catalogue/use-listing-navigation.ts'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import { sentWithPlace } from './all-filters.ts'
import { ChosenFilters } from './chosen-filters.tsx'
import styles from './chosen-filters.module.css'
import { FilterBar } from './filter-bar.tsx'

type Props = {
  view: { state: ListingState; facets: ListingFacet[]; matched: number }
  open: string | null
  /** The same object until the page, or what it chooses by itself, is another. */
  place: ListPlace
  /** What the page's products are called. */
  label: string
  /** By which the list of all products shows the same ones. */
  among: Selection
}

/** The filters of a page that lists some of the products beside all else it says. */
export function PlaceFilters({ view, open, place, label, among }: Props) {
  const { state, facets, matched } = view
  const navigation = useListingNavigation(state, place)
  const hydrated = useHydrated()
  const isNarrowed = Object.keys({ ...state.selection, ...state.ranges }).length > 0
  if (facets.length === 0) return null
  return (
    <>
      <Form
        action={hydrated ? place.path : `${place.path}#products`}
        role="search"
        aria-label={label}
        onSubmit={(event) => {
          if (!hydrated) return
          event.preventDefault()
          if (open !== null) navigation.change(() => ({}))
        }}
      >
        <FilterBar
          view={view}
          open={open}
          navigation={navigation}
          most={sentWithPlace.filters}
          table={paths.products({
            ...navigation.wanted,
            page: 1,
            view: 'table',
            selection: { ...navigation.wanted.selection, ...among },
          })}
        />
      </Form>
      <ChosenFilters state={state} facets={facets} navigation={navigation} />
      {isNarrowed && (
        <p className={styles.narrowed}>
          {plural(matched, texts.productCount)}
          <Link to={place.to()} preventScrollReset>
            {texts.clearAllFilters}
          </Link>
        </p>
      )}
    </>
  )
}
