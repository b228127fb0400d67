import type { ReactNode } from 'react'
import styles from './both-units.module.css'

type Props = { metric: ReactNode; us?: ReactNode }

/** A value in both systems of units, until the visitor or a table around it chooses one. */
export function BothUnits({ metric, us }: Props) {
  if (us === undefined) return metric
  return (
    <>
      <span className={styles.metric}>{metric}</span> <span className={styles.us}>{us}</span>
    </>
  )
}
