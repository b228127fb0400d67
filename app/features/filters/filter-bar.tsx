import { useState, useMemo, useEffect } from 'react'
import { onDemand } from '#app/ui/on-demand.tsx'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import * as texts from '#texts/listing.ts'
import { allFiltersId } from './all-filters.ts'
import styles from './filter-bar.module.css'
import { isChosen } from './filter-changes.ts'
import { FilterDropdown } from './filter-dropdown.tsx'
import { FilterValues } from './filter-values.tsx'
import type { ControlledList } from './list-source.tsx'
import type { AllValues } from './use-all-values.ts'
import { useFilterOrder } from './use-filter-order.ts'
import type { ListNavigation } from './use-filtered-list.ts'
import type { ListingState } from '#domain/catalogue/listing-state.ts'
import { formatRange } from '#domain/catalogue/range.ts'
import { lookup } from '#domain/lookup.ts'
import type { ListingView, ListingFacet } from '#app/features/catalogue/listing-view.ts'
import { readState } from '#app/features/search/as-filters.ts'
import type { ListPlace } from '#app/features/catalogue/list-place.ts'

const FilterSheet = onDemand(async () => (await import('./filter-sheet.tsx')).FilterSheet)

type Props = {
  list: ControlledList
  open: string | null
  navigation: ListNavigation
  values: AllValues
  /** More filters than this stand in the sheet alone. */
  most?: number
  /** Where the same products stand as a table, beside a list that has none. */
  table?: string
}

/**
 * The filters of a list, within its form: a bar that scrolls, with the way to all of them in
 * front. `open` names the filter whose values were asked for where no script runs.
 */
export function FilterBar({ list, open, navigation: own, values, most = Infinity, table }: Props) {
  const { state } = list
  const { place } = own
  const { facets } = values
  const hydrated = useHydrated()
  const read = useReadFilters(list, own)
  const { wanted } = read
  // A form sends the text as well, which would hold against what is changed here.
  const navigation = hydrated ? read : own
  const [isSheetOpen, setSheetOpen] = useState(false)
  const inBar = facets.filter(({ key }, i) => i < most || isChosen(wanted, key))
  const { ordered, tabIndex, barProps } = useFilterOrder(inBar)
  const [opened, closeBelow] = useFilterBelow(open, values, place)
  const chosen = Object.keys({ ...wanted.selection, ...wanted.ranges }).length

  return (
    <>
      {Object.entries(place.keep).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div className={styles.filters}>
        <button
          id={allFiltersId}
          type="button"
          className={styles.all}
          aria-haspopup="dialog"
          onClick={() => {
            setSheetOpen(true)
            values.load()
          }}
        >
          {texts.allFilters}
          {chosen > 0 && ` · ${chosen}`}
        </button>
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
        {table && (
          <a href={table} className={styles.table}>
            {texts.table}
          </a>
        )}
      </div>
      {opened?.values && (
        <div className={styles.opened}>
          <FilterValues facet={opened} values={opened.values} navigation={navigation} />
        </div>
      )}
      {isSheetOpen && (
        <FilterSheet
          matched={list.matched}
          navigation={navigation}
          values={values}
          onClose={() => setSheetOpen(false)}
        />
      )}
    </>
  )
}

type HiddenChoiceProps = { state: Pick<ListingState, 'selection' | 'ranges'>; of: string }

/** What is chosen of a filter, for a form in which no control says so. */
function HiddenChoice({ state: { selection, ranges = {} }, of }: HiddenChoiceProps) {
  const range = lookup(ranges, of)
  const values = [...(lookup(selection, of) ?? []), ...(range ? [formatRange(range)] : [])]
  return values.map((value) => <input key={value} type="hidden" name={of} value={value} />)
}

/**
 * A list's navigation as its filters see it: what is sure of the text is chosen in them, and their
 * first change puts it into the address in place of its words.
 */
function useReadFilters(
  { state, reading }: Pick<ListingView, 'state' | 'reading'>,
  navigation: ListNavigation,
): ListNavigation {
  const { wanted, latest, change } = navigation
  // Of another text nothing was read yet.
  const asRead = (asked: ListingState) =>
    asked.query === state.query ? readState(asked, reading) : asked
  // oxlint-disable-next-line react/exhaustive-deps -- `asRead` goes by the two that stand there
  const shown = useMemo(() => asRead(wanted), [wanted, state, reading])
  return {
    ...navigation,
    wanted: shown,
    latest: () => asRead(latest()),
    change: (make, options) =>
      change((asked) => {
        const read = asRead(asked)
        return { ...read, page: 1, ...make(read) }
      }, options),
  }
}

/**
 * The filter whose values stand below the bar, as asked for where no script ran yet, and what closes it.
 * Once scripts run it stays until then, or the page is another: what is typed there changes the address,
 * which asks for no filter. Values that a list comes without are asked for; the last ones stand until then.
 */
function useFilterBelow(
  open: string | null,
  values: AllValues,
  { path }: ListPlace,
): [ListingFacet | undefined, () => void] {
  const [own, setOwn] = useState({ open, path })
  const key = own.path === path ? own.open : null
  const facet = values.facets.find((one) => one.key === key)
  const [last, setLast] = useState(facet)
  if (facet?.values && facet !== last) setLast(facet)
  const isMissing = facet !== undefined && !facet.values
  useEffect(() => {
    if (isMissing) values.load()
    // oxlint-disable-next-line react/exhaustive-deps -- once for each time that they are missing
  }, [key, isMissing])
  const shown = isMissing && last?.key === key ? { ...last, ...facet, values: last.values! } : facet
  return [shown, () => setOwn({ open: null, path })]
}
