import styles from './spinner.module.css'

export function Spinner({ label }: { label: string }) {
  return (
    <div role="status" className={styles.spinner}>
      <span className={styles.line} aria-hidden="true" />
      {label}
    </div>
  )
}
