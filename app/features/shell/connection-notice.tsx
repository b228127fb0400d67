import * as texts from '#texts/shell.ts'
import styles from './connection-notice.module.css'

/** Says across the top that there is no connection; app/elements/connection-notice.ts shows it. */
export function ConnectionNotice() {
  return (
    <connection-notice className={styles.track} role="status">
      <p className={styles.notice} hidden>
        {texts.offline}
      </p>
    </connection-notice>
  )
}
