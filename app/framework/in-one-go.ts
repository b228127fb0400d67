import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { unstable_forceFrameRate as forceFrameRate } from 'scheduler'
import { onPress } from './on-press.ts'
import { onStep } from './stepped.ts'

/** A slice of 200 ms, which holds any page. */
const pagesASecond = 5
/** A slice of 16 ms, which holds most lists: between two of React's own, of 5 ms, a frame of the old one is drawn. */
const framesASecond = 60

/**
 * Renders the page that a press or a step back leads to in one go. In React's slices of 5 ms, with a frame
 * of the page that is left between any two of them, a phone shows it a third later, a long one twice as
 * late, and nobody waits for those. What a page shows of itself, by a filter or a search, gives way to who
 * types on.
 */
export const inOneGo = onPress(goTo)

// The address is that of the page stepped to by then, and what is shown the one before.
onStep(() => goTo(window.location))

/** Of a page that is about to be rendered: in one go, unless it is the one that is shown. */
export function goTo({ pathname }: { pathname: string }): void {
  const shown = window.__reactRouterDataRouter?.state.location
  if (!shown || pathname === shown.pathname) return
  forceFrameRate(pagesASecond)
}

/** Slices again once the page is there: what comes after it gives way to what its reader does. */
export function useSlicesAgain(): void {
  const location = useLocation()
  useEffect(() => forceFrameRate(framesASecond), [location])
}
