import { useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { cookieChoice } from '#app/lib/functionality-cookies.ts'
import { onDemand } from '#app/ui/on-demand.tsx'
import * as texts from '#texts/shell.ts'
import styles from './cookie-notice.module.css'

// Most visits need it once or never: it stays out of the page until then.
const CookiePanel = onDemand(async () => (await import('./cookie-panel.tsx')).CookiePanel, {
  // Nothing is kept before an answer, so that who has not asked for it misses nothing.
  failing: ({ focused }) => (focused ? 'over' : undefined),
})

/** The element that the notice is put into: before the header, for it covers what comes after. */
export const noticePlace = 'notice'

/**
 * Asks once whether choices may be remembered, and again from its button in the footer. It is
 * the further component of every page that the privacy policy's cookie types imply.
 */
export function CookieNotice() {
  const [open, setOpen] = useState<'unasked' | 'asked'>()
  const [presses, setPresses] = useState(0)
  const opener = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (cookieChoice() === undefined) setOpen('unasked')
  }, [])
  return (
    <>
      <button
        ref={opener}
        type="button"
        className={styles.opener}
        onClick={() => {
          setOpen('asked')
          setPresses(presses + 1)
        }}
      >
        {texts.cookieSettings}
      </button>
      {open &&
        createPortal(
          <CookiePanel
            asked={presses}
            focused={open === 'asked'}
            onDone={() => {
              // Only who came from the footer is led back to it.
              const next = open === 'asked' ? opener.current : document.querySelector('main')
              next?.focus({ preventScroll: true })
              setOpen(undefined)
            }}
          />,
          document.getElementById(noticePlace)!,
        )}
    </>
  )
}
