import { useLayoutEffect, useRef } from 'react'
import { fillIn } from '#domain/texts/fill-in.ts'
import * as texts from '#texts/ui.ts'
import * as locale from '#texts/locale.ts'
import styles from './step-buttons.module.css'

type Props = {
  /** What they step through: the names of the buttons are the same everywhere. */
  what: string
  onStep: (by: 1 | -1) => void
  /** At the first or last of a row that does not wrap. */
  atStart?: boolean
  atEnd?: boolean
}

/**
 * Backward and forward by one. At an end the other button takes the focus over, for a disabled
 * one loses it and with it the arrow keys.
 */
export function StepButtons({ what, onStep, atStart = false, atEnd = false }: Props) {
  const previous = useRef<HTMLButtonElement>(null)
  const next = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => {
    if (atStart && document.activeElement === previous.current) next.current?.focus()
    if (atEnd && document.activeElement === next.current) previous.current?.focus()
  }, [atStart, atEnd])
  return (
    <div className={styles.buttons}>
      <button
        ref={previous}
        type="button"
        aria-label={texts.previous}
        title={fillIn(texts.previousOf, { what })}
        disabled={atStart}
        onClick={() => onStep(-1)}
      >
        <Arrow flipped />
      </button>
      <button
        ref={next}
        type="button"
        aria-label={texts.next}
        title={fillIn(texts.nextOf, { what })}
        disabled={atEnd}
        onClick={() => onStep(1)}
      >
        <Arrow />
      </button>
    </div>
  )
}

/** The arrow of carousels; it points where one reads on unless it is flipped. */
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
      style={(locale.direction === 'rtl' ? !flipped : flipped) ? { rotate: '180deg' } : undefined}
    >
      <path d="M0 6h18M13 1l5 5-5 5" />
    </svg>
  )
}
