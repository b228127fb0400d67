import { useEffect, useState, type RefObject } from 'react'

/** Whether any part of an element is on the screen; so it is taken to be until the browser says. */
export function useInView(place: RefObject<Element | null>): boolean {
  const [inView, setInView] = useState(true)
  useEffect(() => {
    if (!place.current) return
    const observer = new IntersectionObserver((entries) => {
      setInView(entries.at(-1)?.isIntersecting ?? true)
    })
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [place])
  return inView
}
