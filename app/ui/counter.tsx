import { useEffect, useRef, useState } from 'react'
import * as locale from '#texts/locale.ts'

type Props = { value: number; prefix?: string; suffix?: string }

/** How long a figure takes to arrive, in milliseconds (SPECIFICATION §9). */
const duration = 600

/** A figure that counts up when it comes into view. Without scripts or motion it is just there. */
export function Counter({ value, prefix = '', suffix = '' }: Props) {
  const place = useRef<HTMLSpanElement>(null)
  const [shown, setShown] = useState(value)

  useEffect(() => {
    const element = place.current
    if (!element || matchMedia('(prefers-reduced-motion: reduce)').matches) return
    let frame = 0
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return
      observer.disconnect()
      const start = performance.now()
      const step = (now: number) => {
        const part = Math.min(1, Math.max(0, now - start) / duration)
        setShown(Math.round(value * (1 - (1 - part) ** 3)))
        if (part < 1) frame = requestAnimationFrame(step)
      }
      frame = requestAnimationFrame(step)
    })
    observer.observe(element)
    return () => {
      observer.disconnect()
      cancelAnimationFrame(frame)
    }
  }, [value])

  const text = (number: number) => `${prefix}${number.toLocaleString(locale.locale)}${suffix}`
  return (
    // Figures of one width while it counts, so that nothing trembles; the font's own at rest.
    <span ref={place} style={shown === value ? undefined : { fontVariantNumeric: 'tabular-nums' }}>
      <span aria-hidden="true">{text(shown)}</span>
      <span className="visually-hidden">{text(value)}</span>
    </span>
  )
}
