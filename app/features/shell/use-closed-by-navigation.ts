import { useEffect, useRef, type RefObject } from 'react'
import { useLocation } from 'react-router'

/** Closes a menu when another page is shown; one that was opened before its code had come stays. */
export function useClosedByNavigation(panel: RefObject<HTMLElement | null>): void {
  const { pathname, search } = useLocation()
  const place = pathname + search
  const shown = useRef(place)
  useEffect(() => {
    if (shown.current !== place) panel.current?.hidePopover()
    shown.current = place
  }, [panel, place])
}
