import styles from './specification-table.module.css'

/** A value in both systems of units: both are read until a choice hides one. */
export function InBoth({ metric, us }: { metric: string; us: string }) {
  return (
    <>
      <span className={styles.metric}>{metric}</span> <span className={styles.us}>{us}</span>
    </>
  )
}
