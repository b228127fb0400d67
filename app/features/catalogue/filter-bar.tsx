import { useRef } from 'react'
import { Form, useNavigate } from 'react-router'
import type { Selection } from '#domain/catalogue/facets.ts'
import { paths } from '#app/lib/paths.ts'
import styles from './filter-bar.module.css'
import { FilterDropdown } from './filter-dropdown.tsx'
import { ListingSearch } from './listing-search.tsx'
import type { ListingView } from './listing-view.ts'

const typingPause = 120

/**
 * Search and filters of the all-products list: one GET form that works without JavaScript.
 * With it every change applies at once, and the address follows.
 */
export function FilterBar({ view }: { view: ListingView }) {
  const { state, facets } = view
  const typing = useRef<number>(undefined)
  const navigate = useNavigate()

  const show = (query: string, selection: Selection, replace = false) =>
    void navigate(paths.products({ query, selection }), { preventScrollReset: true, replace })

  const select = (key: string, values: string[]) => {
    const { [key]: _, ...others } = state.selection
    show(state.query, values.length ? { ...others, [key]: values } : others)
  }
  const search = (text: string) => {
    clearTimeout(typing.current)
    // A pause in typing, so that the address does not change with every letter of a word.
    typing.current = window.setTimeout(() => show(text.trim(), state.selection, true), typingPause)
  }

  return (
    <Form action={paths.products()} role="search" aria-label="Products">
      <ListingSearch query={state.query} onType={search} />
      <ul className={styles.bar} aria-label="Filters" tabIndex={-1}>
        {facets.map((facet) => (
          <li key={facet.key}>
            <FilterDropdown facet={facet} onSelect={(values) => select(facet.key, values)} />
          </li>
        ))}
      </ul>
    </Form>
  )
}
