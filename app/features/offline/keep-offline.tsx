import { site } from '#content/site.ts'
import * as texts from '#texts/offline.ts'
import styles from './keep-offline.module.css'

/** The button that keeps its page for reading without a network; `keep-offline.ts` works it (app/elements). */
export function KeepOffline() {
  if (site.offline === false) return null
  return (
    <keep-offline hidden>
      <div className={`no-print ${styles.place}`}>
        <div className={styles.row}>
          {/* One button, so that the focus stays where it is. */}
          <button type="button" className={styles.button}>
            {texts.keep}
          </button>
          <progress hidden className={styles.progress} aria-label={texts.keepingNow} />
          <span data-amount="" />
          <span role="status" className={styles.status} />
        </div>
      </div>
    </keep-offline>
  )
}
