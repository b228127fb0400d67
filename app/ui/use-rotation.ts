import { useEffect, useRef, useState, type RefObject } from 'react'
import { useHold } from './use-hold.ts'
import { useMotion } from './use-motion.ts'

type Rotation = {
  index: number
  /** Shows another one; counts on from either end. */
  show: (index: number) => void
  /** Whether the visitor lets it move by itself. */
  moving: boolean
  /** Whether it is counting down to the next one just now. */
  running: boolean
  toggle: () => void
  /** The part of the page whose pointer and focus hold the rotation. */
  region: RefObject<HTMLElement | null>
}

/**
 * One of `count` things at a time, the next after `interval` milliseconds. Who points at it or
 * has the focus in it is reading: it waits, and counts from the start when they have left.
 */
export function useRotation(count: number, interval: number): Rotation {
  const motion = useMotion()
  const [index, setIndex] = useState(0)
  const region = useRef<HTMLElement>(null)
  const { held, release } = useHold(region)
  const running = motion.moving && !held && count > 1

  useEffect(() => {
    if (!running) return
    const timer = setTimeout(() => setIndex((index + 1) % count), interval)
    return () => clearTimeout(timer)
  }, [running, count, interval, index])

  return {
    index,
    show: (next) => setIndex((next + count) % count),
    moving: motion.moving,
    running,
    toggle() {
      // Whoever presses Play wants to see it move, though the pointer or focus is still here.
      if (!motion.moving) release()
      motion.toggle()
    },
    region,
  }
}
