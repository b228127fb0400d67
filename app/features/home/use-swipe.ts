import { useRef, type PointerEvent } from 'react'
import * as locale from '#texts/locale.ts'

/** How far a finger has to go sideways, in pixels. */
const minPixels = 40

/** Handlers for one finger that goes sideways: 1 for the next, which comes from where one reads on, −1 for the one before. */
export function useSwipe(onSwipe: (by: 1 | -1) => void) {
  const start = useRef<{ x: number; y: number }>(undefined)
  return {
    onPointerDown(event: PointerEvent) {
      start.current =
        event.pointerType === 'touch' && event.isPrimary
          ? { x: event.clientX, y: event.clientY }
          : undefined
    },
    onPointerUp(event: PointerEvent) {
      if (!start.current) return
      const x = event.clientX - start.current.x
      const y = event.clientY - start.current.y
      start.current = undefined
      if (Math.abs(x) >= minPixels && Math.abs(x) > 2 * Math.abs(y))
        onSwipe(x < 0 === (locale.direction === 'ltr') ? 1 : -1)
    },
    // The browser has taken the finger for scrolling.
    onPointerCancel() {
      start.current = undefined
    },
  }
}
