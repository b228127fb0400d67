import { useEffect, useState, type RefObject } from 'react'

/** CSS pixels to a point at 100 percent, and the specified 80 percent of them. */
const whole = 96 / 72
const preferred = 0.8
const steps = [0.25, 0.33, 0.5, 0.67, 0.8, 1, 1.25, 1.5, 2, 3]
const margins = 32

export type PdfZoom = {
  /** CSS pixels to a point; 0 until the width of the place is known. */
  scale: number
  /** Undefined at the ends. */
  closer: (() => void) | undefined
  farther: (() => void) | undefined
  /** As wide as the place, and whether it is so. */
  toWidth: () => void
  isToWidth: boolean
  percent: number
}

/** 80 percent, or less where the page is wider than its place; then in steps, or to the width. */
export function usePdfZoom(place: RefObject<HTMLElement | null>, width: number): PdfZoom {
  const [room, setRoom] = useState(0)
  const [chosen, setChosen] = useState<number | 'width'>()
  useEffect(() => {
    const element = place.current
    if (!element) return
    const measure = () => {
      const margin = element.clientWidth < 600 ? 16 : margins
      setRoom(Math.max(0, element.clientWidth - margin) / width / whole)
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [place, width])

  const zoom =
    chosen === undefined
      ? Math.min(preferred, room)
      : chosen === 'width'
        ? Math.min(room, steps.at(-1)!)
        : chosen
  const closer = steps.find((step) => step > zoom + 0.01)
  const farther = steps.findLast((step) => step < zoom - 0.01)
  return {
    scale: room && zoom * whole,
    percent: Math.round(zoom * 100),
    closer: closer === undefined ? undefined : () => setChosen(closer),
    farther: farther === undefined ? undefined : () => setChosen(farther),
    toWidth: () => setChosen('width'),
    isToWidth: room > 0 && Math.abs(zoom - room) < 0.005,
  }
}
