import type { FacetValue } from '#domain/catalogue/facets.ts'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import styles from './filter-values.module.css'
import type { ListingFacet } from './listing-view.ts'

type Props = {
  facet: ListingFacet
  values: FacetValue[]
  /** Values that are chosen, or about to be. */
  chosen: string[]
  onSelect: (choose: (chosen: string[]) => string[]) => void
}

/** A filter's term explained, and its values with the number of products each would show. */
export function FilterValues({ facet, values, chosen, onSelect }: Props) {
  const hydrated = useHydrated()
  const { key, label, explain } = facet
  return (
    <fieldset className={styles.values}>
      <legend>{label}</legend>
      {explain && <p className={styles.explain}>{explain}</p>}
      <p className={styles.actions}>
        <button
          name="all"
          value={key}
          onClick={(event) => {
            event.preventDefault()
            onSelect(() => values.map(({ value }) => value))
          }}
        >
          Select All
        </button>
        <button
          name="none"
          value={key}
          onClick={(event) => {
            event.preventDefault()
            onSelect(() => [])
          }}
        >
          Clear All
        </button>
      </p>
      <ul>
        {values.map(({ value, label, count }) => (
          <li key={value}>
            <label data-empty={count === 0 || undefined}>
              <input
                type="checkbox"
                name={key}
                value={value}
                checked={chosen.includes(value)}
                onChange={(event) => {
                  const { checked } = event.target
                  onSelect((others) => [
                    ...others.filter((v) => v !== value),
                    ...(checked ? [value] : []),
                  ])
                }}
              />
              {label} <small>{count}</small>
            </label>
          </li>
        ))}
      </ul>
      {!hydrated && <button className={styles.apply}>Apply</button>}
    </fieldset>
  )
}
