import { useEffect, useRef, type PointerEvent, type RefObject } from 'react'
import type { Turn } from './orbit.ts'

/** Degrees for a pixel of dragging: a sweep over a phone turns a model halfway round. */
const degreesForPixel = 0.45
/** A press that moved less than this is a tap. */
const tapPixels = 5

type Told = {
  onTurn: (turn: Turn) => void
  /** A pointer without a press, or a tap: what is there is named. */
  onPoint: (place: { x: number; y: number; tapped: boolean } | undefined) => void
}

/** One pointer turns, two come closer, a wheel too; handlers for the element that holds the canvas. */
export function useTurning(stage: RefObject<HTMLElement | null>, { onTurn, onPoint }: Told) {
  const held = useRef(new Map<number, { x: number; y: number }>())
  const moved = useRef(0)
  const turn = useRef(onTurn)
  useEffect(() => {
    turn.current = onTurn
  })

  // React's own listener is passive, and the page behind would scroll.
  useEffect(() => {
    const element = stage.current
    if (!element) return
    const onWheel = (event: WheelEvent) => {
      event.preventDefault()
      turn.current({ closer: Math.exp(-event.deltaY / 500) })
    }
    element.addEventListener('wheel', onWheel, { passive: false })
    return () => element.removeEventListener('wheel', onWheel)
  }, [stage])

  const placeIn = ({ clientX, clientY, currentTarget }: PointerEvent) => {
    const { left, top } = currentTarget.getBoundingClientRect()
    return { x: clientX - left, y: clientY - top }
  }
  const spread = () => {
    const [a, b] = [...held.current.values()]
    return a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0
  }
  const release = (event: PointerEvent) => {
    const wasTap = held.current.size === 1 && moved.current < tapPixels
    if (!held.current.delete(event.pointerId) || !wasTap || event.type !== 'pointerup') return
    onPoint({ ...placeIn(event), tapped: true })
  }

  return {
    onPointerDown(event: PointerEvent) {
      if (!held.current.size) moved.current = 0
      event.currentTarget.setPointerCapture(event.pointerId)
      held.current.set(event.pointerId, placeIn(event))
    },
    onPointerMove(event: PointerEvent) {
      const now = placeIn(event)
      const before = held.current.get(event.pointerId)
      if (!before) {
        if (event.pointerType === 'mouse') onPoint({ ...now, tapped: false })
        return
      }
      const apart = spread()
      held.current.set(event.pointerId, now)
      const [dx, dy] = [now.x - before.x, now.y - before.y]
      moved.current += Math.hypot(dx, dy)
      if (held.current.size > 1) onTurn({ closer: apart ? spread() / apart : 1 })
      else if (moved.current >= tapPixels)
        onTurn({ around: -dx * degreesForPixel, above: dy * degreesForPixel })
    },
    onPointerUp: release,
    onPointerCancel: release,
    onPointerLeave: () => onPoint(undefined),
  }
}
