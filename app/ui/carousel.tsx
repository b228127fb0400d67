import { Children, type CSSProperties, type ReactNode } from 'react'
import { fillIn } from '#domain/texts/fill-in.ts'
import * as texts from '#texts/ui.ts'
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
  const count = Children.count(children)
  /** A row with fewer places on wide screens has the further ones on phones only. */
  const onPhones = (place: number) =>
    place > Math.max(0, count - visible) ? styles.narrow : undefined
  return (
    <slide-row data-wraps={wraps || undefined} style={{ '--visible': visible } as CSSProperties}>
      <section aria-label={label} aria-roledescription={texts.carousel}>
        <div className={styles.head}>
          {heading}
          {count > 1 && (
            <div className={`${styles.arrows} ${onPhones(1) ?? ''}`}>
              <StepButtons what={label} atStart={!wraps} />
            </div>
          )}
        </div>
        <ul className={styles.track} tabIndex={focusable ? 0 : -1} data-track="">
          {Children.map(children, (child) => (
            <li className={styles.slide}>{child}</li>
          ))}
        </ul>
        {dots && count > 1 && (
          <div className={`${styles.dots} ${onPhones(1) ?? ''}`}>
            {Array.from({ length: count }, (_, place) => (
              <button
                key={place}
                type="button"
                className={onPhones(place)}
                aria-label={fillIn(texts.showPlace, { place: place + 1, places: count })}
                aria-current={place === 0 || undefined}
                data-place={place}
              />
            ))}
          </div>
        )}
      </section>
    </slide-row>
  )
}
