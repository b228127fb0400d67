import * as texts from '#texts/ui.ts'
import styles from './pause-button.module.css'

type Props = {
  moving: boolean
  onToggle: () => void
  /** What it pauses, for those who do not see it beside the thing. */
  what: string
}

/** Stops and starts what moves by itself. */
export function PauseButton({ moving, onToggle, what }: Props) {
  return (
    <button type="button" className={styles.button} onClick={onToggle}>
      <svg width="10" height="12" viewBox="0 0 10 12" fill="currentColor" aria-hidden="true">
        <path d={moving ? 'M0 0h3v12H0zM7 0h3v12H7z' : 'M0 0l10 6L0 12z'} />
      </svg>
      {moving ? texts.pause : texts.play}
      <span className="visually-hidden"> {what}</span>
    </button>
  )
}
