import { useEffect, useState } from 'react'
import { isSlow, savesData } from '#app/lib/connection.ts'
import { recall, remember } from '#app/lib/functionality-cookies.ts'

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

/** The visitor's own choice of moving pictures; undefined without one. */
function recallMotion(): boolean | undefined {
  const kept = recall('motion')
  return kept === undefined ? undefined : kept === 'on'
}

function rememberMotion(moving: boolean): void {
  remember('motion', moving ? 'on' : 'off')
}
