import { useRef, useState } from 'react'
import { useTurns } from './use-turns.ts'

/** One of `count` things at a time, the next after `interval` milliseconds (`useTurns`). */
export function useRotation(count: number, interval: number) {
  const [index, setIndex] = useState(0)
  const region = useRef<HTMLElement>(null)
  const turns = useTurns({ region, index, count, interval, onTurn: setIndex })
  return {
    ...turns,
    index,
    /** Shows another one; counts on from either end. */
    show: (next: number) => setIndex((next + count) % count),
    region,
  }
}
