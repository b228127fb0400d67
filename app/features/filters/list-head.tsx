import { listingSorts } from '#content/listing-sorts.ts'
import { paths } from '#app/lib/paths.ts'
import { plainPress } from '#app/lib/plain-press.ts'
import type { ListingState } from '#domain/catalogue/listing-state.ts'
import { fillIn } from '#domain/texts/fill-in.ts'
import { plural } from '#domain/texts/plural.ts'
import * as texts from '#texts/listing.ts'
import * as pages from '#texts/pages.ts'
import * as shell from '#texts/shell.ts'
import { allFiltersId } from './all-filters.ts'
import styles from './list-controls.module.css'
import type { ControlledList } from './list-source.tsx'
import type { ListNavigation } from './use-filtered-list.ts'

type Props = {
  list: ControlledList
  /** Another list is on its way, and takes its time. */
  isSlow: boolean
  navigation: ListNavigation
  /** The id of the form that the order belongs to. */
  form: string
}

const cleared: Partial<ListingState> = { query: '', selection: {}, ranges: undefined }

/** How many of all products are shown, and how. */
export function ListHead({ list, isSlow, navigation, form }: Props) {
  const { matched, total, sorted } = list
  const { wanted, place } = navigation
  const isFiltered = wanted.query !== '' || isNarrowed(wanted)
  return (
    <div className={styles.head}>
      <p role="status">{isSlow ? shell.loading : fillIn(texts.showing, { matched, total })}</p>
      <form
        className={`no-print ${styles.clearing}`}
        action={place.path}
        onSubmit={(event) => {
          event.preventDefault()
          clear(navigation)
        }}
      >
        {wanted.view && <input type="hidden" name="view" value={wanted.view} />}
        <button className={styles.clear} disabled={!isFiltered}>
          {texts.clearAllFilters}
        </button>
      </form>
      <ListingSort form={form} navigation={navigation} sorted={sorted} />
      <ViewSwitch navigation={navigation} />
    </div>
  )
}

type SortProps = {
  /** The id of the form that it belongs to. */
  form: string
  navigation: ListNavigation
  /** What the list's order is called, for one that the choice does not offer: a column's. */
  sorted: string | undefined
}

/** The order of the list. Without JavaScript it counts from the next search or Apply on. */
function ListingSort({ form, navigation: { wanted, change }, sorted }: SortProps) {
  const isOther = wanted.sort && !listingSorts.some(({ sort }) => sort === wanted.sort)
  return (
    <label className={`no-print ${styles.sort}`}>
      {texts.sort}
      <select
        name="sort"
        form={form}
        autoComplete="off"
        value={wanted.sort ?? ''}
        onChange={(event) => {
          const sort = event.target.value
          change(() => ({ sort }))
        }}
      >
        <option value="">{wanted.query ? texts.bestMatch : texts.familyOrder}</option>
        {isOther && <option value={wanted.sort}>{sorted ?? texts.byColumn}</option>}
        {listingSorts.map(({ sort, label }) => (
          <option key={sort} value={sort}>
            {label}
          </option>
        ))}
      </select>
    </label>
  )
}

const views = [
  { view: undefined, label: texts.cards },
  { view: 'table', label: texts.table },
] as const

/** The same products, shown the other way. */
function ViewSwitch({ navigation: { wanted, change } }: { navigation: ListNavigation }) {
  const { view: shown, ...state } = wanted
  return (
    <p role="group" aria-label={texts.view} className={`no-print ${styles.views}`}>
      {views.map(({ view, label }) => (
        <a
          key={label}
          href={paths.products({ ...state, page: 1, ...(view && { view }) })}
          aria-current={view === shown ? 'true' : undefined}
          onClick={(event) => {
            if (!plainPress(event.nativeEvent)) return
            event.preventDefault()
            change(() => ({ view }))
          }}
        >
          {label}
        </a>
      ))}
    </p>
  )
}

/** The same of a page that lists some of the products beside all else it says. */
export function PlaceHead({ list: { matched, shown }, isSlow, navigation }: Omit<Props, 'form'>) {
  const { wanted, place } = navigation
  const says =
    shown && matched > 0
      ? fillIn(pages.shownOf, { ...shown, all: matched })
      : plural(matched, texts.productsShown)
  return (
    <>
      <p role="status" className="visually-hidden">
        {isSlow ? shell.loading : says}
      </p>
      {isNarrowed(wanted) && (
        <p className={styles.narrowed}>
          {plural(matched, texts.productCount)}
          <a
            href={place.to() + place.anchor}
            onClick={(event) => {
              if (!plainPress(event.nativeEvent)) return
              event.preventDefault()
              clear(navigation)
            }}
          >
            {texts.clearAllFilters}
          </a>
        </p>
      )}
    </>
  )
}

export const isNarrowed = ({ selection, ranges }: ListingState) =>
  Object.keys({ ...selection, ...ranges }).length > 0

/** What clears goes with what it clears: the focus moves to the filters. */
function clear({ change }: ListNavigation): void {
  document.getElementById(allFiltersId)?.focus({ preventScroll: true })
  change(() => cleared)
}
