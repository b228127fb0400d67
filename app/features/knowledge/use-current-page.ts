import { useEffect, useRef, useState, type RefObject } from 'react'

/** Opens at page `first` and follows which page is being read. */
export function useCurrentPage(
  place: RefObject<HTMLElement | null>,
  ready: boolean,
  first: number,
  onPage: (page: number) => void,
): number {
  const [current, setCurrent] = useState(first)
  const opened = useRef(false)
  useEffect(() => {
    const element = place.current
    if (!element || !ready) return
    if (!opened.current) {
      opened.current = true
      const target = element.children[Math.min(first, element.children.length) - 1]
      if (first > 1) target?.scrollIntoView()
    }
    const follow = () => {
      const middle = element.scrollTop + element.clientHeight / 2
      const pages = [...element.children] as HTMLElement[]
      const read = pages.findLastIndex((page) => page.offsetTop <= middle) + 1
      setCurrent(Math.max(1, read))
    }
    follow()
    element.addEventListener('scroll', follow, { passive: true })
    return () => element.removeEventListener('scroll', follow)
  }, [place, ready, first])
  useEffect(() => onPage(current), [current, onPage])
  return current
}
