import styles from '../shell/navigation-progress.module.css'

/** Says at the top of a document that is a copy when it was read; app/elements/copy-notice.ts fills it. */
export function CopyNotice() {
  return <copy-notice className={styles.track} role="status" />
}
