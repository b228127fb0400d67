import { useEffect, type RefObject } from 'react'
import { useHold } from './use-hold.ts'
import { useMotion } from './use-motion.ts'

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
