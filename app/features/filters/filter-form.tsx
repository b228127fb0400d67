import { PageLink } from '#app/framework/page-link.tsx'
import { paths } from '#app/lib/paths.ts'
import { BothUnits } from '#app/ui/both-units.tsx'
import type { Selection } from '#domain/catalogue/facets.ts'
import type { ListingState } from '#domain/catalogue/listing-state.ts'
import { plural } from '#domain/texts/plural.ts'
import * as texts from '#texts/listing.ts'
import type { ListPlace } from '../catalogue/list-place.ts'
import type { ListingFacet } from '../catalogue/listing-view.ts'
import type { ListingNavigation } from '../catalogue/use-listing-navigation.ts'
import { allFilters, allFiltersId, sentWithPlace } from './all-filters.ts'
import { chosenChips } from './chosen-chips.ts'
import { isChosen } from './filter-changes.ts'
import { FilterDropdown } from './filter-dropdown.tsx'
import { FilterGroups } from './filter-groups.tsx'
import { FilterValues } from './filter-values.tsx'
import { HiddenChoice } from './hidden-choice.tsx'
import type { AllValues } from './use-all-values.ts'
import barStyles from './filter-bar.module.css'
import chosenStyles from './chosen-filters.module.css'

type Props = {
  view: { state: ListingState; facets: ListingFacet[]; matched: number }
  /** The filter that the address opens, or all. */
  open: string | null
  place: ListPlace
  /** The fragment of the list, with its sign. */
  anchor: string
  /** What the page's products are called. */
  label: string
  /** By which the list of all products shows the same ones. */
  among: Selection
}

/** The filters of a list in a document: a form and links, each of which loads the page anew. */
export function FilterForm({ view, open, place, anchor, label, among }: Props) {
  const { state, facets, matched } = view
  if (facets.length === 0) return null
  const navigation = navigationOf(state, place)
  const isNarrowed = Object.keys({ ...state.selection, ...state.ranges }).length > 0
  return (
    <>
      <form action={place.path + anchor} role="search" aria-label={label}>
        {Object.entries(place.keep).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <FilterButtons
          facets={facets}
          open={open}
          navigation={navigation}
          table={paths.products({
            ...state,
            page: 1,
            view: 'table',
            selection: { ...state.selection, ...among },
          })}
        />
        {open === allFilters && (
          <>
            <h2 className="visually-hidden">{texts.allFilters}</h2>
            <FilterGroups facets={facets} navigation={navigation} />
            <p className={barStyles.apply}>
              <button>{texts.showProducts}</button>
            </p>
          </>
        )}
      </form>
      <ChosenLinks facets={facets} navigation={navigation} anchor={anchor} />
      {isNarrowed && (
        <p className={chosenStyles.narrowed}>
          {plural(matched, texts.productCount)}
          <PageLink to={place.to() + anchor}>{texts.clearAllFilters}</PageLink>
        </p>
      )}
    </>
  )
}

type ButtonsProps = {
  facets: ListingFacet[]
  open: string | null
  navigation: ListingNavigation
  /** Where the same products stand as a table. */
  table: string
}

/** The way to all filters, those of the bar, and the values of the one that is open. */
function FilterButtons({ facets, open, navigation, table }: ButtonsProps) {
  const { wanted } = navigation
  const isAllOpen = open === allFilters
  const opened = facets.find(({ key }) => key === open)
  const inBar = facets.filter(({ key }, i) => i < sentWithPlace.filters || isChosen(wanted, key))
  const chosen = Object.keys({ ...wanted.selection, ...wanted.ranges }).length
  return (
    <>
      <div className={barStyles.filters}>
        <button
          id={allFiltersId}
          name={isAllOpen ? undefined : 'open'}
          value={allFilters}
          className={barStyles.all}
        >
          {texts.allFilters}
          {chosen > 0 && ` · ${chosen}`}
        </button>
        {!isAllOpen && (
          <ul className={barStyles.bar} aria-label={texts.filters}>
            {inBar.map((facet) => (
              <li key={facet.key}>
                <FilterDropdown
                  facet={facet}
                  isOpenBelow={facet === opened}
                  onCloseBelow={doNothing}
                  navigation={navigation}
                  shown={navigation}
                  tabIndex={undefined}
                  toCome={valuesOf(facets)}
                />
                {!facet.values && <HiddenChoice state={wanted} of={facet.key} />}
              </li>
            ))}
          </ul>
        )}
        <PageLink to={table} className={barStyles.table}>
          {texts.table}
        </PageLink>
      </div>
      {opened?.values && (
        <div className={barStyles.opened}>
          <FilterValues facet={opened} values={opened.values} navigation={navigation} />
        </div>
      )}
    </>
  )
}

type ChosenProps = Pick<ButtonsProps, 'facets' | 'navigation'> & { anchor: string }

/** What is chosen, each with a way to take it back. */
function ChosenLinks({ facets, navigation, anchor }: ChosenProps) {
  const { wanted } = navigation
  const chips = chosenChips(wanted, facets, navigation, 'metric')
  const inUs = chosenChips(wanted, facets, navigation, 'us')
  if (chips.length === 0) return null
  return (
    <ul className={chosenStyles.chips} aria-label={texts.chosenFilters}>
      {chips.map(({ key, name, says, to }, i) => {
        const us = inUs[i]!.says
        return (
          <li key={key}>
            <PageLink to={to + anchor}>
              {name}: <b>{us === says ? says : <BothUnits metric={says} us={us} />}</b>{' '}
              <span aria-hidden="true">✕</span>
              <span className="visually-hidden">{texts.remove}</span>
            </PageLink>
          </li>
        )
      })}
    </ul>
  )
}

const doNothing = () => undefined

/** Filters change what is asked for; those of a document only show it. */
const navigationOf = (state: ListingState, place: ListPlace): ListingNavigation => ({
  place,
  wanted: state,
  leaving: false,
  latest: () => state,
  change: doNothing,
})

/** The form asks for values that did not come. */
const valuesOf = (facets: readonly ListingFacet[]): AllValues => ({
  facets,
  all: facets,
  failed: false,
  load: doNothing,
  open: doNothing,
})
