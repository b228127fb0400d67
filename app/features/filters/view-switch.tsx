import { paths } from '#app/lib/paths.ts'
import { plainPress } from '#app/lib/plain-press.ts'
import * as texts from '#texts/listing.ts'
import styles from './list-controls.module.css'
import type { ListNavigation } from './use-filtered-list.ts'

const views = [
  { view: undefined, label: texts.cards },
  { view: 'table', label: texts.table },
] as const

/** The same products, shown the other way. */
export function ViewSwitch({ navigation: { wanted, change } }: { navigation: ListNavigation }) {
  const { view: shown, ...state } = wanted
  return (
    <p role="group" aria-label={texts.view} className={`no-print ${styles.views}`}>
      {views.map(({ view, label }) => (
        <a
          key={label}
          href={paths.products({ ...state, page: 1, ...(view && { view }) })}
          aria-current={view === shown ? 'true' : undefined}
          onClick={(event) => {
            if (!plainPress(event.nativeEvent)) return
            event.preventDefault()
            change(() => ({ view }))
          }}
        >
          {label}
        </a>
      ))}
    </p>
  )
}
