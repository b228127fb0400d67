import { startTransition, useEffect, useState } from 'react'
import { NavigationType, useNavigationType } from 'react-router'
import { useHydrated } from './use-hydrated.ts'

/**
 * For what lies below the first screen: false in the first rendering after a link was followed,
 * true once that is painted. True at once in the document that the server sent, and on a step
 * back, which returns to where its reader was.
 */
export function useAfterPaint(): boolean {
  const hydrated = useHydrated()
  const isStep = useNavigationType() === NavigationType.Pop
  const [painted, setPainted] = useState(!hydrated || isStep)
  useEffect(() => {
    if (painted) return
    return afterPaint(() => startTransition(() => setPainted(true)))
  }, [painted])
  return painted
}

/** Calls back once the frame is painted that comes next; what it returns takes that back. */
export function afterPaint(callback: () => void): () => void {
  // The timer comes after the frame that the callback belongs to.
  let timer = 0
  const frame = requestAnimationFrame(() => {
    timer = window.setTimeout(callback)
  })
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}
