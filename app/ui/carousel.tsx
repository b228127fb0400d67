import { Children, useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import styles from './carousel.module.css'

type Props = {
  /** Names the region for screen readers. */
  label: string
  heading?: ReactNode
  /** Shown beside each other on wide screens; one on phones. */
  visible: 3 | 4
  /** A wrapping carousel goes on from the last slide to the first; a bounded one stops. */
  wraps?: boolean
  /** Milliseconds between automatic steps; none moves only by hand. */
  interval?: number
  /** One dot for each place it can rest at. */
  dots?: boolean
  children: ReactNode
}

/**
 * A row of slides on native scroll snapping: it can be swiped and scrolled without JavaScript.
 * Automatic movement has a pause button and stops under pointer, focus and reduced motion
 * (WCAG 2.2.2).
 */
export function Carousel({
  label,
  heading,
  visible,
  wraps = false,
  interval,
  dots = false,
  children,
}: Props) {
  const track = useRef<HTMLUListElement>(null)
  const [ends, setEnds] = useState({ start: true, end: false, index: 0, places: 1 })
  const [paused, setPaused] = useState(false)
  const count = Children.count(children)
  const moves = interval !== undefined && count > visible

  const step = (by: 1 | -1) => {
    const list = track.current
    if (!list) return
    const { atStart, atEnd, slide } = measure(list)
    if (wraps && by === 1 && atEnd) list.scrollTo({ left: 0 })
    else if (wraps && by === -1 && atStart) list.scrollTo({ left: list.scrollWidth })
    else list.scrollBy({ left: by * slide })
  }

  useEffect(() => {
    const list = track.current
    if (!list) return
    const update = () => {
      const { atStart, atEnd, index, places } = measure(list)
      setEnds({ start: atStart, end: atEnd, index, places })
    }
    update()
    list.addEventListener('scroll', update, { passive: true })
    const observer = new ResizeObserver(update)
    observer.observe(list)
    return () => {
      list.removeEventListener('scroll', update)
      observer.disconnect()
    }
  }, [count])

  // An arrow that has just been disabled would take the focus away, and with it the arrow keys.
  useLayoutEffect(() => {
    const list = track.current
    const focused = document.activeElement
    if (
      focused instanceof HTMLButtonElement &&
      focused.disabled &&
      list?.parentElement?.contains(focused)
    ) {
      list.focus({ preventScroll: true })
    }
  })

  useEffect(() => {
    if (!moves || paused || matchMedia('(prefers-reduced-motion: reduce)').matches) return
    const timer = setInterval(() => {
      const region = track.current?.parentElement
      if (!document.hidden && !region?.matches(':hover, :focus-within')) step(1)
    }, interval)
    return () => clearInterval(timer)
  })

  const fits = ends.start && ends.end
  return (
    <section
      className={styles.carousel}
      aria-label={label}
      aria-roledescription="carousel"
      style={{ '--visible': visible } as React.CSSProperties}
      onKeyDown={(event) => {
        if (event.key === 'ArrowRight') step(1)
        if (event.key === 'ArrowLeft') step(-1)
      }}
    >
      <div className={styles.head}>
        {heading}
        {!fits && (
          <div className={styles.arrows}>
            {moves && (
              <button type="button" className={styles.pause} onClick={() => setPaused(!paused)}>
                {paused ? 'Play' : 'Pause'}
              </button>
            )}
            <button
              type="button"
              aria-label="Previous"
              disabled={!wraps && ends.start}
              onClick={() => step(-1)}
            >
              <Arrow flipped />
            </button>
            <button
              type="button"
              aria-label="Next"
              disabled={!wraps && ends.end}
              onClick={() => step(1)}
            >
              <Arrow />
            </button>
          </div>
        )}
      </div>
      <ul ref={track} className={styles.track} tabIndex={-1}>
        {Children.map(children, (child) => (
          <li className={styles.slide}>{child}</li>
        ))}
      </ul>
      {dots && !fits && (
        <div className={styles.dots}>
          {Array.from({ length: ends.places }, (_, place) => (
            <button
              key={place}
              type="button"
              aria-label={`Show ${place + 1} of ${ends.places}`}
              aria-current={place === ends.index ? 'true' : undefined}
              onClick={() => {
                const list = track.current
                if (list) list.scrollTo({ left: place * measure(list).slide })
              }}
            />
          ))}
        </div>
      )}
    </section>
  )
}

function measure(list: HTMLElement) {
  const slide = list.firstElementChild?.getBoundingClientRect().width ?? list.clientWidth
  const left = Math.abs(list.scrollLeft)
  return {
    slide,
    atStart: left < 2,
    // A pixel of play for fractional widths.
    atEnd: left + list.clientWidth >= list.scrollWidth - 2,
    index: Math.round(left / slide),
    places: 1 + Math.max(0, Math.round((list.scrollWidth - list.clientWidth) / slide)),
  }
}

function Arrow({ flipped = false }: { flipped?: boolean }) {
  return (
    <svg
      width="20"
      height="12"
      viewBox="0 0 20 12"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      aria-hidden="true"
      style={flipped ? { rotate: '180deg' } : undefined}
    >
      <path d="M0 6h18M13 1l5 5-5 5" />
    </svg>
  )
}
