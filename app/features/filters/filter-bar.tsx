import { useEffect, useState } from 'react'
import { PageLink } from '#app/framework/page-link.tsx'
import { lazyPart } from '#app/ui/lazy-part.tsx'
import { onDemand } from '#app/ui/on-demand.tsx'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import * as texts from '#texts/listing.ts'
import type { ListingView } from '../catalogue/listing-view.ts'
import type { ListingNavigation } from '../catalogue/use-listing-navigation.ts'
import { isChosen } from './filter-changes.ts'
import { allFilters, allFiltersId } from './all-filters.ts'
import styles from './filter-bar.module.css'
import { FilterDropdown } from './filter-dropdown.tsx'
import { HiddenChoice } from './hidden-choice.tsx'
import { FilterValues } from './filter-values.tsx'
import { useFilterBelow } from './use-filter-below.ts'
import { useFilterOrder } from './use-filter-order.ts'
import { useReadFilters } from './use-read-filters.ts'
import { useAllValues } from './use-all-values.ts'

const panel = () => import('./filter-panel.ts')
const FilterSheet = onDemand(async () => (await panel()).FilterSheet)
const FilterGroups = lazyPart(async () => (await panel()).FilterGroups)

type Props = {
  view: Pick<ListingView, 'state' | 'facets' | 'matched' | 'reading'>
  open: string | null
  navigation: ListingNavigation
  /** More filters than this stand in the sheet alone. */
  most?: number
  /** Where the same products stand as a table, beside a list that has none. */
  table?: string
}

/**
 * The filters of a list, within its form: a bar that scrolls, with the way to all of them in
 * front. `open` names the filter whose values were asked for where no script runs, or all.
 */
export function FilterBar({ view, open, navigation: own, most = Infinity, table }: Props) {
  const { state } = view
  const { place, change } = own
  const values = useAllValues(view, place)
  const { facets } = values
  const hydrated = useHydrated()
  const read = useReadFilters(view, own)
  const { wanted } = read
  // A form sends the text as well, which would hold against what is changed here.
  const navigation = hydrated ? read : own
  const [isSheetOpen, setSheetOpen] = useState(false)
  const [presses, setPresses] = useState(0)
  const inBar = facets.filter(({ key }, i) => i < most || isChosen(wanted, key))
  const { ordered, tabIndex, barProps } = useFilterOrder(inBar)
  const [opened, closeBelow] = useFilterBelow(open, values, place)
  const isAllAsked = open === allFilters && !opened
  const isAllOpen = isAllAsked && !hydrated
  // Asked for before scripts had come: the sheet takes the place of the page's own form.
  useEffect(() => {
    if (!isAllAsked) return
    setSheetOpen(true)
    change(() => ({}), { replace: true })
    values.load()
    // oxlint-disable-next-line react/exhaustive-deps -- once, for what the address asks
  }, [isAllAsked])
  const chosen = Object.keys({ ...wanted.selection, ...wanted.ranges }).length

  return (
    <>
      {Object.entries(place.keep).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div className={styles.filters}>
        <button
          id={allFiltersId}
          type={hydrated && !isAllOpen ? 'button' : 'submit'}
          name={isAllOpen ? undefined : 'open'}
          value={allFilters}
          className={styles.all}
          aria-haspopup={hydrated && !isAllOpen ? 'dialog' : undefined}
          onPointerEnter={() => void panel().catch(() => undefined)}
          onClick={() => {
            if (isAllOpen) return
            setSheetOpen(true)
            setPresses(presses + 1)
            values.load()
          }}
        >
          {texts.allFilters}
          {chosen > 0 && ` · ${chosen}`}
        </button>
        {!isAllOpen && (
          <ul className={styles.bar} aria-label={texts.filters} {...barProps}>
            {ordered.map((facet) => (
              <li key={facet.key}>
                <FilterDropdown
                  facet={facet}
                  isOpenBelow={facet.key === opened?.key}
                  onCloseBelow={closeBelow}
                  navigation={navigation}
                  shown={read}
                  tabIndex={tabIndex(facet.key)}
                  toCome={values}
                />
                {(hydrated || !facet.values) && facet.key !== opened?.key && (
                  <HiddenChoice state={state} of={facet.key} />
                )}
              </li>
            ))}
          </ul>
        )}
        {table && (
          <PageLink to={table} className={styles.table}>
            {texts.table}
          </PageLink>
        )}
      </div>
      {opened?.values && (
        <div className={styles.opened}>
          <FilterValues facet={opened} values={opened.values} navigation={navigation} />
        </div>
      )}
      {isAllOpen && (
        <>
          <h2 className="visually-hidden">{texts.allFilters}</h2>
          <FilterGroups facets={facets} navigation={navigation} />
          <p className={styles.apply}>
            <button>{texts.showProducts}</button>
          </p>
        </>
      )}
      {isSheetOpen && (
        <FilterSheet
          asked={presses}
          matched={view.matched}
          navigation={navigation}
          values={values}
          onClose={() => {
            setSheetOpen(false)
            values.far?.closeAll()
          }}
        />
      )}
    </>
  )
}
