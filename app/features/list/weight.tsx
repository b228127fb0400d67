import styles from './list-table.module.css'
import { weightText } from './weight-text.ts'

/** In both systems of units; the style sheet shows the visitor's. */
export function Weight({ weight }: { weight: number }) {
  const { metric, us } = weightText(weight)
  if (!us) return metric
  return (
    <>
      <span className={styles.metric}>{metric}</span> <span className={styles.us}>{us}</span>
    </>
  )
}
