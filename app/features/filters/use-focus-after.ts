import { useEffect, useRef } from 'react'
import { allFiltersId } from './all-filters.ts'

/**
 * For a list of links each of which takes itself away. The second value is called with such a press:
 * the focus then goes to the first of those left, or to the filters behind the last.
 */
export function useFocusAfter(count: number) {
  const list = useRef<HTMLUListElement>(null)
  const pressed = useRef(false)
  const move = () => {
    if (!pressed.current) return
    pressed.current = false
    const next = list.current?.querySelector('a') ?? document.getElementById(allFiltersId)
    if (document.activeElement === document.body) next?.focus({ preventScroll: true })
  }
  useEffect(move, [count])
  // The last one takes the list along.
  useEffect(() => move, [])
  return [list, () => void (pressed.current = true)] as const
}
