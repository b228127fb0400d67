import { Arrow } from './arrow.tsx'
import styles from './step-buttons.module.css'

type Props = {
  onStep: (by: 1 | -1) => void
  /** At the first or last of a row that does not wrap. */
  atStart?: boolean
  atEnd?: boolean
}

/** Backward and forward by one. */
export function StepButtons({ onStep, atStart = false, atEnd = false }: Props) {
  return (
    <div className={styles.buttons}>
      <button type="button" aria-label="Previous" disabled={atStart} onClick={() => onStep(-1)}>
        <Arrow flipped />
      </button>
      <button type="button" aria-label="Next" disabled={atEnd} onClick={() => onStep(1)}>
        <Arrow />
      </button>
    </div>
  )
}
