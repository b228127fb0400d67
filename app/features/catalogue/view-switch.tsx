import { Link } from 'react-router'
import type { ListingState } from '#domain/catalogue/listing-state.ts'
import { paths } from '#app/lib/paths.ts'
import styles from './listing-results.module.css'

const views = [
  { view: undefined, label: 'Cards' },
  { view: 'table', label: 'Table' },
] as const

/** The same products, shown the other way. */
export function ViewSwitch({ state: { view: shown, ...state } }: { state: ListingState }) {
  return (
    <p role="group" aria-label="View" className={`no-print ${styles.views}`}>
      {views.map(({ view, label }) => (
        <Link
          key={label}
          to={paths.products({ ...state, page: 1, ...(view && { view }) })}
          aria-current={view === shown ? 'true' : undefined}
          preventScrollReset
        >
          {label}
        </Link>
      ))}
    </p>
  )
}
