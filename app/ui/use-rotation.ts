import { useEffect, useRef, useState, type RefObject } from 'react'
import { useMotion } from './use-motion.ts'

type Rotation = {
  index: number
  /** Shows another one; counts on from either end. */
  show: (index: number) => void
  moving: boolean
  toggle: () => void
  /** The part of the page whose pointer and focus hold the rotation. */
  region: RefObject<HTMLElement | null>
}

/** One of `count` things at a time, the next every `interval` milliseconds. */
export function useRotation(count: number, interval: number): Rotation {
  const { moving, toggle } = useMotion()
  const [index, setIndex] = useState(0)
  const region = useRef<HTMLElement>(null)

  useEffect(() => {
    if (!moving || count < 2) return
    const timer = setInterval(() => {
      // Whoever points at it or has the focus in it is reading.
      if (document.hidden || region.current?.matches(':hover, :focus-within')) return
      setIndex((current) => (current + 1) % count)
    }, interval)
    return () => clearInterval(timer)
    // A step by hand starts the interval again.
  }, [moving, count, interval, index])

  return { index, show: (next) => setIndex((next + count) % count), moving, toggle, region }
}
