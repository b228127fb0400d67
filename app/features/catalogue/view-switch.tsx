import { Link } from 'react-router'
import type { ListingState } from '#domain/catalogue/listing-state.ts'
import { paths } from '#app/lib/paths.ts'
import * as texts from '#texts/listing.ts'
import styles from './listing-results.module.css'

const views = [
  { view: undefined, label: texts.cards },
  { view: 'table', label: texts.table },
] as const

/** The same products, shown the other way. */
export function ViewSwitch({ state: { view: shown, ...state } }: { state: ListingState }) {
  return (
    <p role="group" aria-label={texts.view} className={`no-print ${styles.views}`}>
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
