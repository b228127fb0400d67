import { useEffect, useState, type RefObject } from 'react'
import { useMotion } from './use-motion.ts'
import { useInView } from './use-in-view.ts'

type Turns = {
  /** The part of the page whose pointer and focus hold the rotation. */
  region: RefObject<HTMLElement | null>
  index: number
  count: number
  /** Milliseconds that each stays. */
  interval: number
  /** The same function each time, or the count begins anew. */
  onTurn: (index: number) => void
  /** The visitor has chosen one: nothing moves until Play. */
  settled?: boolean
}

/**
 * Shows one of several things after another. Who points at them or has the focus there is
 * reading: it waits, and counts from the start when they have left.
 */
export function useTurns({ region, index, count, interval, onTurn, settled = false }: Turns) {
  const motion = useMotion()
  const { held, release } = useHold(region)
  const moving = motion.moving && !settled
  const running = moving && !held && count > 1

  useEffect(() => {
    if (!running) return
    const timer = setTimeout(() => onTurn((index + 1) % count), interval)
    return () => clearTimeout(timer)
  }, [running, count, interval, index, onTurn])

  return {
    /** Whether the visitor lets it move by itself. */
    moving,
    /** Whether it is counting down to the next one just now. */
    running,
    toggle: () => {
      // Whoever presses Play wants to see it move, though the pointer or focus is still here.
      if (!moving) release()
      if (moving || !motion.moving) motion.toggle()
    },
  }
}

type Hold = {
  held: boolean
  /** Lets go of the pointer and the focus that are there now; their next arrival holds again. */
  release: () => void
}

/** Whether somebody reads a region, by pointing at it or having the focus in it, or nobody can see it. */
function useHold(region: RefObject<HTMLElement | null>): Hold {
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
