import type { ReactNode } from 'react'
import styles from './accordion.module.css'

type Props = { heading: ReactNode; open?: boolean; children: ReactNode; level?: 'section' | 'item' }

/** A disclosure that works before and without JavaScript. */
export function Accordion({ heading, open = false, children, level = 'section' }: Props) {
  return (
    <details className={`${styles.accordion} ${styles[level]}`} open={open}>
      <summary>{level === 'section' ? <h2>{heading}</h2> : <h3>{heading}</h3>}</summary>
      <div className={styles.body}>{children}</div>
    </details>
  )
}
