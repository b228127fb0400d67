import { useLayoutEffect, type RefObject } from 'react'

/**
 * Tells an element which part of the window is seen, as `--seen-top` and `--seen-bottom`: a touch
 * keyboard covers the rest, and no unit of length knows of it. Of a page that is enlarged nothing
 * is told: who looks closer wants the same, larger.
 */
export function useSeenWindow(element: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const seen = window.visualViewport
    const style = element.current?.style
    if (!seen || !style) return undefined
    const measure = () => {
      const { scale, offsetTop, height } = seen
      const isKeyboard = Math.abs(scale - 1) < 0.05 && height + offsetTop < innerHeight - 1
      const sides: [string, number][] = [
        ['--seen-top', offsetTop],
        ['--seen-bottom', offsetTop + height],
      ]
      for (const [name, place] of sides) {
        if (isKeyboard) style.setProperty(name, `${place}px`)
        else style.removeProperty(name)
      }
    }
    measure()
    seen.addEventListener('resize', measure)
    seen.addEventListener('scroll', measure)
    return () => {
      seen.removeEventListener('resize', measure)
      seen.removeEventListener('scroll', measure)
    }
  }, [element])
}
