import { listingSorts } from '#content/listing-sorts.ts'
import styles from './listing-results.module.css'
import type { ListingNavigation } from './use-listing-navigation.ts'

/** The order of the list. Without JavaScript it counts from the next search or Apply on. */
export function ListingSort({ navigation }: { navigation: ListingNavigation }) {
  const { wanted, change } = navigation
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
        <option value="">{wanted.query ? 'Best match' : 'Family order'}</option>
        {listingSorts.map(({ sort, label }) => (
          <option key={sort} value={sort}>
            {label}
          </option>
        ))}
      </select>
    </label>
  )
}
