import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { focusOnPage } from './focus-on-page.ts'

/**
 * Leads the focus into the page that a press in the header or the footer has led to, as a document that
 * is loaded does: the next key would otherwise go on from that link, behind or above what is new. What is
 * typed in and the assistant stay in use.
 */
export function useFocusOnPage(): void {
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    const focused = document.activeElement
    if (focused?.matches('a, button') && !focused.closest('main, section')) focusOnPage()
  }, [pathname])
}
