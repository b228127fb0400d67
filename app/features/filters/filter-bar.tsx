import { useContext, useEffect, useRef } from 'react'
import { Form, useRevalidator } from 'react-router'
import { catalogueWords } from '#content/catalogue-words.ts'
import { withValues } from '#domain/catalogue/listing-state.ts'
import { lookup } from '#domain/lookup.ts'
import { paths } from '#app/lib/paths.ts'
import { SearchField } from '#app/ui/search-field.tsx'
import { BrowserCatalogueContext } from './browser-catalogue.ts'
import styles from './filter-bar.module.css'
import { FilterDropdown } from './filter-dropdown.tsx'
import { FilterValues } from './filter-values.tsx'
import type { ListingView } from './listing-view.ts'
import type { ListingNavigation } from './use-listing-navigation.ts'

const typingPause = 120

type Props = { view: ListingView; open: string | null; navigation: ListingNavigation }

/**
 * Search and filters of the all-products list: one GET form that works without JavaScript,
 * where `open` names the filter whose values were asked for. With JavaScript every change
 * applies at once, and the address follows.
 */
export function FilterBar({ view, open, navigation }: Props) {
  const { state, facets } = view
  const store = useContext(BrowserCatalogueContext)
  const typing = useRef<number>(undefined)
  const { wanted, change, leaving } = navigation
  const { revalidate } = useRevalidator()

  // What was typed last must not bring the list back in place of the page that was pressed. The
  // press itself tells of it: a busy browser renders `leaving` later than the pause in typing ends.
  useEffect(() => {
    const stop = () => clearTimeout(typing.current)
    const pressed = ({ target }: Event) =>
      target instanceof Element && target.closest('a') && stop()
    addEventListener('click', pressed)
    return () => {
      removeEventListener('click', pressed)
      stop()
    }
  }, [leaving])

  const select = (key: string, choose: (chosen: string[]) => string[]) =>
    change(({ selection }) => ({
      selection: withValues(selection, key, choose(lookup(selection, key) ?? [])),
    }))
  const search = (text: string) => {
    clearTimeout(typing.current)
    // The server is asked, and only after a pause in typing.
    typing.current = window.setTimeout(
      () => change(() => ({ query: text.trim() }), { replace: true }),
      typingPause,
    )
  }
  const prepare = () => store?.load().then((catalogue) => catalogue.prepareListing())
  const getReady = () => void prepare()?.catch(() => undefined)
  /** With the catalogue read, the list is made here and has the values of every filter. */
  const loadValues = () => void prepare()?.then(revalidate, () => undefined)

  const opened = facets.find((facet) => facet.key === open)
  return (
    <Form
      id="listing"
      action={paths.products()}
      role="search"
      aria-label="Products"
      onPointerEnter={getReady}
      onFocus={getReady}
    >
      <SearchField
        label="Search all products"
        placeholder={catalogueWords.searchHint}
        query={state.query}
        onType={search}
      />
      <ul className={styles.bar} aria-label="Filters">
        {facets.map((facet) => (
          <li key={facet.key}>
            <FilterDropdown
              facet={facet}
              isOpenBelow={facet === opened}
              onLoad={loadValues}
              chosen={lookup(wanted.selection, facet.key) ?? []}
              onSelect={(choose) => select(facet.key, choose)}
            />
            {facet.values === undefined &&
              lookup(state.selection, facet.key)?.map((value) => (
                <input key={value} type="hidden" name={facet.key} value={value} />
              ))}
          </li>
        ))}
      </ul>
      {opened?.values && (
        <div className={styles.opened}>
          <FilterValues
            facet={opened}
            values={opened.values}
            chosen={lookup(wanted.selection, opened.key) ?? []}
            onSelect={(choose) => select(opened.key, choose)}
          />
        </div>
      )}
    </Form>
  )
}
