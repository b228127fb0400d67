import { useEffect, useRef } from 'react'
import { PageLink } from '#app/framework/page-link.tsx'
import { chooseCookies, type CookieChoice } from '#app/lib/functionality-cookies.ts'
import { forgetKept } from '#app/lib/forget-kept.ts'
import { paths } from '#app/lib/paths.ts'
import * as texts from '#texts/shell.ts'
import styles from './cookie-panel.module.css'

type Props = {
  /** Opened by the visitor: the focus goes there. */
  focused: boolean
  onDone: () => void
}

export function CookiePanel({ focused, onDone }: Props) {
  const panel = useRef<HTMLElement>(null)
  useEffect(() => {
    if (focused) panel.current?.focus({ preventScroll: true })
  }, [focused])
  // What else stands at the foot of the window makes room, and the page can be scrolled clear of it.
  useEffect(() => {
    const root = document.documentElement.style
    const observer = new ResizeObserver(() => {
      root.setProperty('--notice', `${panel.current?.offsetHeight ?? 0}px`)
    })
    observer.observe(panel.current!)
    return () => {
      observer.disconnect()
      root.removeProperty('--notice')
    }
  }, [])
  const choose = (choice: CookieChoice) => {
    chooseCookies(choice)
    if (choice === 'essential') forgetKept()
    onDone()
  }
  return (
    <section
      ref={panel}
      className={`no-print ${styles.panel}`}
      aria-label={texts.cookies}
      tabIndex={-1}
    >
      <div className={`wrap ${styles.row}`}>
        <p>
          {`${texts.mayKeep} `}
          <PageLink to={paths.privacy()}>{texts.privacyPolicy}</PageLink>
        </p>
        <p className={styles.choices}>
          <button type="button" onClick={() => choose('all')}>
            {texts.accept}
          </button>
          <button type="button" onClick={() => choose('essential')}>
            {texts.essentialOnly}
          </button>
        </p>
      </div>
    </section>
  )
}
