import styles from './load-failure.module.css'

type Props = {
  onRetry: () => void
  /** At the foot of the window, for what would have opened over the page. */
  over?: boolean
}

/**
 * Stands where code would be that did not come; the page around it stays. Browsers of before 2026
 * keep a module that failed for as long as a page is open: there only loading it again helps.
 */
export function LoadFailure({ onRetry, over }: Props) {
  return (
    <p role="alert" className={over ? styles.over : styles.failure}>
      This part could not be loaded.{' '}
      <button type="button" onClick={onRetry}>
        Try again
      </button>{' '}
      <button type="button" onClick={() => location.reload()}>
        Load this page again
      </button>
    </p>
  )
}
