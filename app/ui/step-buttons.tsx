import { fillIn } from '#domain/texts/fill-in.ts'
import * as texts from '#texts/ui.ts'
import * as locale from '#texts/locale.ts'
import styles from './step-buttons.module.css'

type Props = {
  /** What they step through: the names of the buttons are the same everywhere. */
  what: string
  /** At the first of a row that does not wrap. */
  atStart?: boolean
}

/** Backward and forward by one: the element around them steps (`app/elements`). */
export function StepButtons({ what, atStart = false }: Props) {
  return (
    <div className={styles.buttons}>
      <button
        type="button"
        aria-label={texts.previous}
        title={fillIn(texts.previousOf, { what })}
        disabled={atStart}
        data-step="-1"
      >
        <Arrow flipped />
      </button>
      <button
        type="button"
        aria-label={texts.next}
        title={fillIn(texts.nextOf, { what })}
        data-step="1"
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
