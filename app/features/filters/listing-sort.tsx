import { listingSorts } from '#content/listing-sorts.ts'
import * as texts from '#texts/listing.ts'
import styles from './list-controls.module.css'
import type { ListNavigation } from './use-filtered-list.ts'

type Props = {
  /** The id of the form that it belongs to. */
  form: string
  navigation: ListNavigation
  /** What the list's order is called, for one that the choice does not offer: a column's. */
  sorted: string | undefined
}

/** The order of the list. Without JavaScript it counts from the next search or Apply on. */
export function ListingSort({ form, navigation: { wanted, change }, sorted }: Props) {
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
