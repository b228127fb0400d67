import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { chooseCookies, cookieChoice, type CookieChoice } from '#app/lib/functionality-cookies.ts'
import { paths } from '#app/lib/paths.ts'
import styles from './cookie-notice.module.css'

/**
 * Asks once whether choices may be remembered, and again from its button in the footer. It is
 * the "further component" of every page that the privacy policy's cookie types imply.
 */
export function CookieNotice() {
  const [open, setOpen] = useState(false)
  const notice = useRef<HTMLElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  useEffect(() => setOpen(cookieChoice() === undefined), [])

  const choose = (choice: CookieChoice) => {
    chooseCookies(choice)
    if (notice.current?.contains(document.activeElement)) opener.current?.focus()
    setOpen(false)
  }
  return (
    <>
      <button
        ref={opener}
        type="button"
        className={styles.opener}
        onClick={() => {
          setOpen(true)
          // It is shown in the next frame.
          requestAnimationFrame(() => notice.current?.focus())
        }}
      >
        Cookie settings
      </button>
      <section
        ref={notice}
        className={styles.notice}
        aria-label="Cookies"
        tabIndex={-1}
        hidden={!open}
      >
        <p>
          This site works without cookies. May it keep one that remembers your choices, such as
          paused films? <Link to={paths.privacy()}>Privacy policy</Link>
        </p>
        <p className={styles.choices}>
          <button type="button" onClick={() => choose('all')}>
            Accept
          </button>
          <button type="button" onClick={() => choose('essential')}>
            Essential only
          </button>
        </p>
      </section>
    </>
  )
}
