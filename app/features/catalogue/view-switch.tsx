import { PageLink } from '#app/framework/page-link.tsx'
import { paths } from '#app/lib/paths.ts'
import * as texts from '#texts/listing.ts'
import { plainPress } from '../../framework/plain-press.ts'
import styles from './listing-results.module.css'
import type { ListingNavigation } from './use-listing-navigation.ts'

const views = [
  { view: undefined, label: texts.cards },
  { view: 'table', label: texts.table },
] as const

/** The same products, shown the other way. */
export function ViewSwitch({ navigation }: { navigation: ListingNavigation }) {
  const { view: shown, ...state } = navigation.wanted
  return (
    <p role="group" aria-label={texts.view} className={`no-print ${styles.views}`}>
      {views.map(({ view, label }) => (
        <PageLink
          key={label}
          to={paths.products({ ...state, page: 1, ...(view && { view }) })}
          aria-current={view === shown ? 'true' : undefined}
          onClick={(event) => {
            if (!plainPress(event.nativeEvent)) return
            // What was chosen just before may not be in its address yet.
            event.preventDefault()
            navigation.change(() => ({ view }))
          }}
        >
          {label}
        </PageLink>
      ))}
    </p>
  )
}
