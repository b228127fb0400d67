import type { ReactNode } from 'react'
import styles from './section.module.css'

type Props = {
  heading: string
  id?: string
  /** A sentence or two below the heading. */
  text?: string
  /** What else stands with the heading. */
  aside?: ReactNode
  /** The heading stands beside what it heads, or above it. */
  wide?: boolean
  children: ReactNode
}

/** A part of a page below a rule. */
export function Section({ heading, id, text, aside, wide = false, children }: Props) {
  return (
    <section id={id} className={wide ? styles.section : `${styles.section} ${styles.split}`}>
      <div className={styles.head}>
        <h2>{heading}</h2>
        {text && <p>{text}</p>}
        {aside}
      </div>
      <div className={styles.body}>{children}</div>
    </section>
  )
}
