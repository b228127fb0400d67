import { useNavigate } from 'react-router'
import { listingSorts } from '#content/listing-sorts.ts'
import type { ListingState } from '#domain/catalogue/listing-state.ts'
import { paths } from '#app/lib/paths.ts'
import styles from './listing-results.module.css'

/** The order of the list. Without JavaScript it counts from the next search or Apply on. */
export function ListingSort({ state }: { state: ListingState }) {
  const navigate = useNavigate()
  return (
    <label className={styles.sort}>
      Sort
      <select
        name="sort"
        form="listing"
        value={state.sort ?? ''}
        onChange={(event) =>
          void navigate(paths.products({ ...state, sort: event.target.value, page: 1 }), {
            preventScrollReset: true,
          })
        }
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
