import type { CookieChoice } from '#app/islands/store.ts'
import { paths } from '#app/lib/paths.ts'
import * as texts from '#texts/shell.ts'
import styles from './cookie-notice.module.css'

/**
 * Hidden until app/elements/cookie-notice.ts finds no choice. It is the further component of every
 * page that the privacy policy's cookie types imply, and stands before what it covers.
 */
export function CookieNotice() {
  return (
    <cookie-notice
      className={`no-print ${styles.notice}`}
      role="region"
      aria-label={texts.cookies}
      tabIndex={-1}
      hidden
    >
      <div className={`wrap ${styles.row}`}>
        <p>
          {`${texts.mayKeep} `}
          <a href={paths.privacy()}>{texts.privacyPolicy}</a>
        </p>
        <p className={styles.choices}>
          <button type="button" value={'all' satisfies CookieChoice}>
            {texts.accept}
          </button>
          <button type="button" value={'essential' satisfies CookieChoice}>
            {texts.essentialOnly}
          </button>
        </p>
      </div>
    </cookie-notice>
  )
}
