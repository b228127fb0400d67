import { Children, useEffect, useRef, useState, type ReactNode } from 'react'
import { placeKey } from '#app/framework/place-key.ts'
import { fillIn } from '#domain/texts/fill-in.ts'
import * as locale from '#texts/locale.ts'
import * as texts from '#texts/ui.ts'
import { arrowStep } from '#app/lib/arrow-step.ts'
import { StepButtons } from './step-buttons.tsx'
import styles from './carousel.module.css'

type Props = {
  /** Names the region for screen readers. */
  label: string
  heading?: ReactNode
  /** Shown beside each other on wide screens; one on phones. */
  visible: 3 | 4
  /** A wrapping carousel goes on from the last slide to the first; a bounded one stops. */
  wraps?: boolean
  /** One dot for each place it can rest at. */
  dots?: boolean
  /** Slides without links of their own: the row itself takes the focus, so that keys can scroll it. */
  focusable?: boolean
  children: ReactNode
}

/** How far rows were scrolled, by their page's place in history and their names: a step back comes to the same slide. */
const rested = new Map<string, number>()

/** A row of slides on native scroll snapping: it can be swiped and scrolled without JavaScript. */
export function Carousel({
  label,
  heading,
  visible,
  wraps = false,
  dots = false,
  focusable = false,
  children,
}: Props) {
  const track = useRef<HTMLUListElement>(null)
  /** Where a scrolling that has not ended yet leads: a quick second press counts on from there. */
  const aim = useRef<number>(undefined)
  const count = Children.count(children)
  // Until it is measured: as on a phone, which has a place for each slide.
  const [{ index, places }, setRest] = useState({ index: 0, places: count })

  const show = (place: number) => {
    const list = track.current
    if (!list) return
    const now = measure(list)
    const last = now.places - 1
    const bounded = Math.min(Math.max(place, 0), last)
    aim.current = wraps ? (place + now.places) % now.places : bounded
    // The end itself, for fractional widths.
    const way = aim.current === last ? list.scrollWidth : aim.current * now.slide
    // From right to left places are counted below zero.
    list.scrollTo({ left: locale.direction === 'rtl' ? -way : way })
  }
  const step = (by: 1 | -1) => {
    if (track.current) show((aim.current ?? measure(track.current).index) + by)
  }

  useEffect(() => {
    const list = track.current
    if (!list) return
    const place = () => `${placeKey()} ${label}`
    const before = rested.get(place())
    if (before) list.scrollTo({ left: before, behavior: 'instant' })
    const update = () => {
      const now = measure(list)
      if (now.index === aim.current) aim.current = undefined
      setRest((was) => (was.index === now.index && was.places === now.places ? was : now))
    }
    // Also where the visitor's own scrolling took over on the way.
    const arrive = () => {
      aim.current = undefined
      update()
    }
    const scroll = () => {
      rested.set(place(), list.scrollLeft)
      // For what stands in for the page until it is there (framework/stand-in.ts).
      list.dataset.left = String(list.scrollLeft)
      update()
    }
    list.addEventListener('scroll', scroll, { passive: true })
    list.addEventListener('scrollend', arrive)
    // Tells of its first size too, when the page is laid out: to measure here would have that done at once.
    const observer = new ResizeObserver(update)
    observer.observe(list)
    return () => {
      list.removeEventListener('scroll', scroll)
      list.removeEventListener('scrollend', arrive)
      observer.disconnect()
    }
  }, [count, label])

  /** Where there is such a place on phones only, the page shows it there only, before scripts have come. */
  const onPhones = (place: number) =>
    place > Math.max(0, count - visible) ? ` ${styles.narrow}` : ''
  return (
    <section
      aria-label={label}
      aria-roledescription={texts.carousel}
      style={{ '--visible': visible } as React.CSSProperties}
      onKeyDown={(event) => {
        const by = arrowStep(event)
        if (!by) return
        event.preventDefault()
        step(by)
      }}
    >
      <div className={styles.head}>
        {heading}
        {count > 1 && (
          <div className={styles.arrows + onPhones(1)}>
            <StepButtons
              what={label}
              onStep={step}
              atStart={!wraps && index === 0}
              atEnd={!wraps && index === places - 1}
            />
          </div>
        )}
      </div>
      <ul ref={track} className={styles.track} tabIndex={focusable ? 0 : -1}>
        {Children.map(children, (child) => (
          <li className={styles.slide}>{child}</li>
        ))}
      </ul>
      {dots && count > 1 && (
        <div className={styles.dots + onPhones(1)}>
          {Array.from({ length: count }, (_, place) => (
            <button
              key={place}
              type="button"
              className={onPhones(place).trim() || undefined}
              aria-label={fillIn(texts.showPlace, { place: place + 1, places })}
              aria-current={place === index ? 'true' : undefined}
              onClick={() => show(place)}
            />
          ))}
        </div>
      )}
    </section>
  )
}

/** How wide a slide is, how many places the row can rest at, and the one it is at or nearest to. */
function measure(list: HTMLElement) {
  const slide = list.firstElementChild?.getBoundingClientRect().width || list.clientWidth
  const room = list.scrollWidth - list.clientWidth
  const places = 1 + Math.max(0, Math.round(room / slide))
  const left = Math.abs(list.scrollLeft)
  // A pixel of play for fractional widths.
  const index = left >= room - 2 ? places - 1 : Math.min(Math.round(left / slide), places - 1)
  return { slide, index, places }
}
