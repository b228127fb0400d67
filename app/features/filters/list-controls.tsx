import { useRef } from 'react'
import { catalogueWords } from '#content/catalogue-words.ts'
import { island } from '#app/islands/island.tsx'
import { paths } from '#app/lib/paths.ts'
import { SearchField } from '#app/ui/search-field.tsx'
import type { Selection } from '#domain/catalogue/facets.ts'
import * as texts from '#texts/listing.ts'
import { ReplacedListPart } from '../catalogue/list-part.tsx'
import type { ListPage } from '../catalogue/list-place.ts'
import { ReadAs } from '../search/read-as.tsx'
import { sentWithPlace } from './all-filters.ts'
import { ChosenFilters } from './chosen-filters.tsx'
import { FilterBar } from './filter-bar.tsx'
import { isNarrowed, ListHead, PlaceHead } from './list-head.tsx'
import styles from './list-controls.module.css'
import type { ControlledList, ProductsAddress } from './list-source.tsx'
import { useAllValues } from './use-all-values.ts'
import { useFilteredList } from './use-filtered-list.ts'

type Props = {
  page: ListPage
  list: ControlledList
  /** The filter whose values the address asks for: where no script runs. */
  open: string | null
  /** What the page's products are called. */
  label: string
  /** By which the list of all products shows the same ones. */
  among?: Selection
  /** Where the browser reads products; undefined where the server answers every change. */
  database: ProductsAddress | undefined
}

/** Also wakes when a visitor steps to a state of the list that an island made earlier. */
export const ListControls = island('list-controls', ListControlsForm, 'history')

/** Of the form; a select beside it belongs to it as well. */
const formId = 'listing'
/** Of keys in quick succession only the last is looked for, in milliseconds. */
const typingPause = 120

/**
 * Search and filters of a list, and what is chosen: one GET form that works without JavaScript. Once
 * this island is awake each change applies at once, and the parts of the page below follow.
 */
export function ListControlsForm({ page, list: sent, open, label, among, database }: Props) {
  const filtered = useFilteredList(page, sent, database, formId)
  const { list, parts, isSlow, navigation } = filtered
  const { place, wanted, change } = navigation
  const values = useAllValues(list, place)
  const typing = useRef<number>(undefined)
  const { state, reading, facets } = list
  const isWhole = page.kind === 'products'
  return (
    <>
      <form
        id={formId}
        action={place.path + place.anchor}
        role="search"
        aria-label={label}
        // A browser would fill it in as it was before a step back.
        autoComplete="off"
        onSubmit={(event) => {
          // The search leads to a product that is named, the filters apply by themselves.
          if (isWhole) clearTimeout(typing.current)
          else event.preventDefault()
        }}
      >
        {isWhole && (
          <SearchField
            label={texts.searchAll}
            placeholder={catalogueWords.searchHint}
            query={wanted.query}
            action={paths.search()}
            onType={(text) => {
              clearTimeout(typing.current)
              const search = () => change(() => ({ query: text.trim() }), { replace: true })
              typing.current = window.setTimeout(search, typingPause)
            }}
          />
        )}
        {wanted.view && <input type="hidden" name="view" value={wanted.view} />}
        <FilterBar
          list={list}
          open={open}
          navigation={navigation}
          values={values}
          {...(!isWhole && {
            most: sentWithPlace.filters,
            table: paths.products({
              ...wanted,
              page: 1,
              view: 'table',
              selection: { ...wanted.selection, ...among },
            }),
          })}
        />
      </form>
      {(Boolean(reading?.chips.length) || isNarrowed(wanted)) && (
        <div data-asked="" className={styles.asked}>
          {reading && reading.chips.length > 0 && (
            <ReadAs state={state} reading={reading} navigation={navigation} />
          )}
          {isNarrowed(wanted) && <ChosenFilters facets={facets} navigation={navigation} />}
        </div>
      )}
      {isWhole ? (
        <ListHead list={list} isSlow={isSlow} navigation={navigation} form={formId} />
      ) : (
        <PlaceHead list={list} isSlow={isSlow} navigation={navigation} />
      )}
      {isSlow && <div className={styles.line} />}
      {parts.map(([name, part]) => (
        <ReplacedListPart key={name} name={name}>
          {part}
        </ReplacedListPart>
      ))}
    </>
  )
}
