import { useEffect, useState } from 'react'
import { isSlow, savesData } from '#app/lib/connection.ts'
import { recallMotion, rememberMotion } from '#app/lib/motion-choice.ts'

/**
 * Whether things that move by themselves may do so, and how to change that (WCAG 2.2.2). Nothing
 * moves in the server's HTML, under reduced motion, with data saving on, over a slow connection, or after
 * the visitor's own pause.
 */
export function useMotion(): { moving: boolean; toggle: () => void } {
  const [moving, setMoving] = useState(false)
  useEffect(() => setMoving(mayMove()), [])
  const toggle = () => {
    setMoving(!moving)
    rememberMotion(!moving)
  }
  return { moving, toggle }
}

function mayMove(): boolean {
  const reduced = matchMedia('(prefers-reduced-motion: reduce)').matches
  return recallMotion() ?? !(reduced || savesData() || isSlow())
}
