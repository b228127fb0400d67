import { paths } from '#app/lib/paths.ts'
import * as texts from '#texts/offline.ts'
import noticeStyles from '../shell/connection-notice.module.css'
import styles from './copy-notice.module.css'

/** Says at the top of a page that is a copy when it was kept; app/elements/copy-notice.ts shows it. */
export function CopyNotice() {
  return (
    <copy-notice className={noticeStyles.track} role="status">
      <p className={noticeStyles.notice} hidden>
        <span />{' '}
        <a className={styles.link} href={paths.offline()}>
          {texts.whatIsKept}
        </a>
      </p>
    </copy-notice>
  )
}
