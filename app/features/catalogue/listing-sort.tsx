import { listingSorts } from '#content/listing-sorts.ts'
import type { ListingState } from '#domain/catalogue/listing-state.ts'
import styles from './listing-results.module.css'
import { useListingNavigation } from './use-listing-navigation.ts'

/** The order of the list. Without JavaScript it counts from the next search or Apply on. */
export function ListingSort({ state }: { state: ListingState }) {
  const { wanted, change } = useListingNavigation(state)
  return (
    <label className={styles.sort}>
      Sort
      <select
        name="sort"
        form="listing"
        value={wanted.sort ?? ''}
        onChange={(event) => {
          const sort = event.target.value
          change(() => ({ sort }))
        }}
      >
        <option value="">Family order</option>
        {listingSorts.map(({ sort, label }) => (
          <option key={sort} value={sort}>
            {label}
          </option>
        ))}
      </select>
    </label>
  )
}
