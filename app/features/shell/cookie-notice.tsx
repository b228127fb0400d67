import { useEffect, useRef, useState } from 'react'
import { cookieChoice } from '#app/lib/functionality-cookies.ts'
import { onDemand } from '#app/ui/on-demand.tsx'
import styles from './cookie-notice.module.css'

// Most visits need it once or never: it stays out of the page until then.
const CookiePanel = onDemand(async () => (await import('./cookie-panel.tsx')).CookiePanel)

/**
 * Asks once whether choices may be remembered, and again from its button in the footer. It is
 * the further component of every page that the privacy policy's cookie types imply.
 */
export function CookieNotice() {
  const [open, setOpen] = useState<'unasked' | 'asked'>()
  const opener = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (cookieChoice() === undefined) setOpen('unasked')
  }, [])
  return (
    <>
      <button ref={opener} type="button" className={styles.opener} onClick={() => setOpen('asked')}>
        Cookie settings
      </button>
      {open && (
        <CookiePanel
          focused={open === 'asked'}
          onDone={(hadFocus) => {
            if (hadFocus) opener.current?.focus()
            setOpen(undefined)
          }}
        />
      )}
    </>
  )
}
