import * as texts from '#texts/ui.ts'
import styles from './pause-button.module.css'

type Props = {
  /** What it pauses, for those who do not see it beside the thing. */
  what: string
}

/** Stops and starts what moves by itself: the element around it (`app/elements/moving-element.ts`). */
export function PauseButton({ what }: Props) {
  return (
    <button type="button" className={styles.button} data-toggle="">
      <span className={styles.pause}>
        <Sign path="M0 0h3v12H0zM7 0h3v12H7z" />
        {texts.pause}
      </span>
      <span className={styles.play}>
        <Sign path="M0 0l10 6L0 12z" />
        {texts.play}
      </span>
      <span className="visually-hidden"> {what}</span>
    </button>
  )
}

const Sign = ({ path }: { path: string }) => (
  <svg width="10" height="12" viewBox="0 0 10 12" fill="currentColor" aria-hidden="true">
    <path d={path} />
  </svg>
)
