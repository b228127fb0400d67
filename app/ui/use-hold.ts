import { useEffect, useState, type RefObject } from 'react'
import { useInView } from './use-in-view.ts'

type Hold = {
  held: boolean
  /** Lets go of the pointer and the focus that are there now; their next arrival holds again. */
  release: () => void
}

/** Whether somebody reads a region, by pointing at it or having the focus in it, or nobody can see it. */
export function useHold(region: RefObject<HTMLElement | null>): Hold {
  const [pointed, setPointed] = useState(false)
  const [focused, setFocused] = useState(false)
  const [hidden, setHidden] = useState(false)
  const inView = useInView(region)

  useEffect(() => {
    const element = region.current
    if (!element) return
    const listening = new AbortController()
    const { signal } = listening
    // A finger is gone after its tap; only a pointer that stays can read.
    element.addEventListener('pointerenter', (e) => setPointed(e.pointerType !== 'touch'), {
      signal,
    })
    element.addEventListener('pointerleave', () => setPointed(false), { signal })
    element.addEventListener('focusin', (e) => setFocused(isReading(e.target as Element)), {
      signal,
    })
    element.addEventListener('focusout', () => setFocused(false), { signal })
    document.addEventListener('visibilitychange', () => setHidden(document.hidden), { signal })
    // Both may have been there before the scripts.
    setPointed(matchMedia('(hover: hover)').matches && element.matches(':hover'))
    setFocused(element.matches(':focus-within') && isReading(document.activeElement!))
    setHidden(document.hidden)
    return () => listening.abort()
  }, [region])

  const release = () => {
    setPointed(false)
    setFocused(false)
  }
  return { held: pointed || focused || hidden || !inView, release }
}

/** A button that was pressed with a pointer keeps the focus, but nobody is there. */
function isReading(element: Element): boolean {
  return !element.matches('button:not(:focus-visible)')
}
