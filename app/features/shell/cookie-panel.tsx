import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { chooseCookies, type CookieChoice } from '#app/lib/functionality-cookies.ts'
import { paths } from '#app/lib/paths.ts'
import styles from './cookie-panel.module.css'

type Props = {
  /** Opened by the visitor: the focus goes there. */
  focused: boolean
  onDone: (hadFocus: boolean) => void
}

export function CookiePanel({ focused, onDone }: Props) {
  const panel = useRef<HTMLElement>(null)
  useEffect(() => {
    if (focused) panel.current?.focus()
  }, [focused])
  const choose = (choice: CookieChoice) => {
    chooseCookies(choice)
    onDone(panel.current?.contains(document.activeElement) ?? false)
  }
  return (
    <section ref={panel} className={styles.panel} aria-label="Cookies" tabIndex={-1}>
      <p>
        This site works without cookies. May it keep one that remembers your choices, such as paused
        films? <Link to={paths.privacy()}>Privacy policy</Link>
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
  )
}
