import { useMemo } from 'react'
import { Form, Link } from 'react-router'
import { withValues } from '#domain/catalogue/listing-state.ts'
import { placeFields } from '#domain/catalogue/place-fields.ts'
import { paths } from '#app/lib/paths.ts'
import { fillIn } from '#domain/texts/fill-in.ts'
import { plural } from '#domain/texts/plural.ts'
import * as texts from '#texts/listing.ts'
import { familyPlace } from '../catalogue/list-place.ts'
import type { FamilyView } from '../catalogue/family-view.ts'
import { useListingNavigation } from '../catalogue/use-listing-navigation.ts'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import { sentWithFamily } from './all-filters.ts'
import { ChosenFilters } from './chosen-filters.tsx'
import styles from './chosen-filters.module.css'
import { FilterBar } from './filter-bar.tsx'

const [familyField, typeField] = placeFields

type Props = { view: FamilyView; open: string | null }

/** The filters of a family's page, and what is chosen in them. */
export function FamilyFilters({ view, open }: Props) {
  const { state, facets, matched, slug, chosen } = view
  const place = useMemo(() => familyPlace(slug, chosen), [slug, chosen])
  const navigation = useListingNavigation(state, place)
  const hydrated = useHydrated()
  const ofFamily = withValues(
    withValues(navigation.wanted.selection, familyField, [view.name]),
    typeField,
    chosen ? [chosen] : [],
  )
  const isNarrowed = Object.keys({ ...state.selection, ...state.ranges }).length > 0
  if (facets.length === 0) return null
  return (
    <>
      <Form
        action={hydrated ? place.path : `${place.path}#products`}
        role="search"
        aria-label={fillIn(texts.productsOf, { name: view.name })}
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
          most={sentWithFamily.filters}
          table={paths.products({
            ...navigation.wanted,
            page: 1,
            view: 'table',
            selection: ofFamily,
          })}
        />
      </Form>
      <ChosenFilters state={state} facets={facets} place={place} />
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
