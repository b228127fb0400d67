import { site } from '#content/site.ts'
import * as texts from '#texts/offline.ts'
import styles from './keep-offline.module.css'

/**
 * The button that keeps its page, or that at `address`, for reading without a connection, with its
 * files, guides and the pages that links with `data-keep` lead to (app/elements/keep-offline.ts).
 */
export function KeepOffline({ address }: { address?: string }) {
  if (site.offline === false) return null
  return (
    <keep-offline address={address}>
      <div className={`no-print ${styles.row}`}>
        <button type="button" className={styles.button}>
          {texts.keep}
        </button>
        <progress hidden className={styles.progress} aria-label={texts.keepingNow} />
        <span data-amount="" />
        <span role="status" />
      </div>
    </keep-offline>
  )
}
