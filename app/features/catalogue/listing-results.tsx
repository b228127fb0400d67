import { Form } from 'react-router'
import { paths } from '#app/lib/paths.ts'
import { lazyPart } from '#app/ui/lazy-part.tsx'
import { Pager } from '#app/ui/pager.tsx'
import { fillIn } from '#domain/texts/fill-in.ts'
import * as texts from '#texts/listing.ts'
import { allFiltersId } from '../filters/all-filters.ts'
import styles from './listing-results.module.css'
import { ListingSort } from './listing-sort.tsx'
import type { ListingView } from './listing-view.ts'
import { ListGrid } from './list-grid.tsx'
import type { ListingNavigation } from './use-listing-navigation.ts'
import { ViewSwitch } from './view-switch.tsx'

/** Most lists are of no text, and not empty. */
const notes = () => import('./listing-notes.tsx')
const ReadAs = lazyPart(async () => (await notes()).ReadAs)
const Remarks = lazyPart(async () => (await notes()).Remarks)
const Further = lazyPart(async () => (await notes()).Further)
const Nearest = lazyPart(async () => (await notes()).Nearest)
const EmptyResults = lazyPart(async () => (await notes()).EmptyResults)
const ProductTable = lazyPart(async () => (await import('./product-table.tsx')).ProductTable)
const ChosenFilters = lazyPart(
  async () => (await import('../filters/chosen-filters.tsx')).ChosenFilters,
)

/** For who is about to look for a text. */
export const bringNotes = () => {
  for (const part of [ReadAs, Remarks, Further, Nearest, EmptyResults]) part.bring()
}

type Props = { view: ListingView; navigation: ListingNavigation }

/** How many products there are, the products, and ways onward, also when there are none. */
export function ListingResults({ view, navigation }: Props) {
  const { state, cards, table, matched, total, pages, reading, further } = view
  const narrowed = Object.keys({ ...state.selection, ...state.ranges }).length > 0
  const filtered = state.query !== '' || narrowed
  const others = further && <Further further={further} query={state.query} />
  return (
    <section aria-label={texts.results}>
      {(reading || narrowed) && (
        <div className={styles.asked}>
          {reading && reading.chips.length > 0 && <ReadAs view={view} navigation={navigation} />}
          {narrowed && <ChosenFilters state={state} facets={view.facets} navigation={navigation} />}
        </div>
      )}
      {(reading || view.unknown || (matched > 0 && view.former)) && (
        <Remarks
          reading={reading}
          former={matched > 0 ? view.former : undefined}
          nobodys={view.unknown}
          state={state}
        />
      )}
      <div className={styles.head}>
        <p role="status">{fillIn(texts.showing, { matched, total })}</p>
        <Form
          className={`no-print ${styles.clearing}`}
          action={paths.products()}
          preventScrollReset
          // Its button goes with what it clears.
          onSubmit={() => document.getElementById(allFiltersId)?.focus({ preventScroll: true })}
        >
          {state.view && <input type="hidden" name="view" value={state.view} />}
          <button className={styles.clear} disabled={!filtered}>
            {texts.clearAllFilters}
          </button>
        </Form>
        {/* What the form of filters sends without JavaScript. */}
        {state.view && <input type="hidden" name="view" value={state.view} form="listing" />}
        <ListingSort navigation={navigation} sorted={view.sorted} />
        <ViewSwitch navigation={navigation} />
      </div>
      {/* Where no product comes near, what was looked for may be a document. */}
      {matched === 0 && !view.near && others}
      {matched === 0 ? (
        <EmptyResults view={view} />
      ) : (
        <>
          {/* The cards' names are third-level headings. */}
          <h2 className="visually-hidden">{texts.products}</h2>
          {table ? <ProductTable table={table} state={state} /> : <ListGrid cards={cards} />}
          <Pager
            label={texts.pagesOfProducts}
            page={state.page}
            pages={pages}
            // A filter that is on its way counts.
            to={(page) => paths.products({ ...navigation.wanted, page })}
          />
        </>
      )}
      {matched > 0 && view.near && <Nearest cards={view.near} />}
      {(matched > 0 || view.near) && others}
    </section>
  )
}
