import type { KeyboardEvent } from 'react'

/** 1 for the arrow to the right, -1 for the left; none with a modifier, as browsers go back by Alt+←. */
export function arrowStep(event: KeyboardEvent): 1 | -1 | undefined {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
  return event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : undefined
}
