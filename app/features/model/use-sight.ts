import { useEffect, useRef, useState } from 'react'
import * as texts from '#texts/model.ts'
import { fillIn } from '#domain/texts/fill-in.ts'
import { sideSeen, turned, type Side, type Sight, type Turn } from './orbit.ts'
import type { ModelState } from './use-model.ts'

const easing = 0.22
/** Degrees and shares of a zoom that nobody sees. */
const still = 0.05

const sides: Record<Side, string> = {
  front: texts.fromFront,
  right: texts.fromRight,
  rear: texts.fromRear,
  left: texts.fromLeft,
  top: texts.fromTop,
  bottom: texts.fromBottom,
}

/**
 * From where a model is seen, beginning where its picture was taken. It glides to where it is
 * turned, at once under reduced motion; `said` tells a new side to those who do not see it.
 */
export function useSight(state: ModelState) {
  const stage = state.phase === 'shown' ? state.stage : undefined
  const first = stage?.first
  const goal = useRef<Sight>(undefined)
  const now = useRef<Sight>(undefined)
  const frame = useRef(0)
  const [said, setSaid] = useState('')

  useEffect(() => {
    if (!stage || !first) return
    goal.current = now.current = first
    stage.show(first)
    return () => cancelAnimationFrame(frame.current)
  }, [stage, first])

  function go(next: Sight, isNew: boolean) {
    if (!stage || !goal.current) return
    const side = sideSeen(next)
    if (isNew || side !== sideSeen(goal.current)) {
      setSaid(isNew ? texts.asAtFirst : fillIn(texts.seen, { side: sides[side] }))
    }
    goal.current = next
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) now.current = next
    cancelAnimationFrame(frame.current)
    glide()
  }

  function glide() {
    const [from, to] = [now.current!, goal.current!]
    // The short way round.
    const around = ((to.azimuth - from.azimuth + 540) % 360) - 180
    const above = to.elevation - from.elevation
    const closer = to.zoom - from.zoom
    const isThere = Math.max(Math.abs(around), Math.abs(above), Math.abs(closer) * 50) < still
    now.current = isThere
      ? to
      : {
          azimuth: from.azimuth + around * easing,
          elevation: from.elevation + above * easing,
          zoom: from.zoom + closer * easing,
        }
    stage!.show(now.current)
    if (!isThere) frame.current = requestAnimationFrame(glide)
  }

  return {
    said,
    turn: (turn: Turn) => goal.current && go(turned(goal.current, turn), false),
    reset: () => first && go(first, true),
  }
}
