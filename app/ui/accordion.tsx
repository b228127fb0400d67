import type { ReactNode } from 'react'
import styles from './accordion.module.css'

type Props = {
  heading: ReactNode
  open?: boolean
  children: ReactNode
  level?: 'section' | 'item'
  /** Of those that share a name, one is open at a time. */
  name?: string
}

/** A disclosure that works before and without JavaScript. */
export function Accordion({ heading, open = false, children, level = 'section', name }: Props) {
  return (
    <details className={`${styles.accordion} ${styles[level]}`} open={open} name={name}>
      <summary>{level === 'section' ? <h2>{heading}</h2> : <h3>{heading}</h3>}</summary>
      <div className={styles.body}>{children}</div>
    </details>
  )
}
