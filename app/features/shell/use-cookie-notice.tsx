import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { cookieChoice } from '#app/lib/functionality-cookies.ts'
import { onDemand } from '#app/ui/on-demand.tsx'

// Most visits need it once or never: it stays out of the page until then.
const CookiePanel = onDemand(async () => (await import('./cookie-panel.tsx')).CookiePanel, {
  // Nothing is kept before an answer, so that who has not asked for it misses nothing.
  failing: ({ focused }) => (focused ? 'over' : undefined),
})

/** The element that the notice is put into: before the header, for it covers what comes after. */
export const noticePlace = 'notice'

/**
 * Asks once whether choices may be remembered, and again where a button `ask`s for it. It is the
 * further component of every page that the privacy policy's cookie types imply.
 */
export function useCookieNotice() {
  /** Each press is another: it asks again for code that has failed to come. */
  const [open, setOpen] = useState<{ by?: HTMLElement }>()
  useEffect(() => {
    if (cookieChoice() === undefined) setOpen({})
  }, [])
  const notice =
    open &&
    createPortal(
      <CookiePanel
        asked={open}
        focused={open.by !== undefined}
        onDone={() => {
          // Only who asked for it is led back to the button.
          const next = open.by ?? document.querySelector('main')
          next?.focus({ preventScroll: true })
          setOpen(undefined)
        }}
      />,
      document.getElementById(noticePlace)!,
    )
  return { notice, ask: (by: HTMLElement) => setOpen({ by }) }
}
