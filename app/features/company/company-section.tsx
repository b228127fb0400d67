import type { ReactNode } from 'react'
import styles from './company-section.module.css'

type Props = {
  heading: string
  text?: string
  /** Below heading and text, in their column. */
  aside?: ReactNode
  /** Below the heading at full width, instead of at its right. */
  wide?: boolean
  children: ReactNode
}

/** A section of a company page: its heading at the left, what it has to say at the right. */
export function CompanySection({ heading, text, aside, wide = false, children }: Props) {
  return (
    <section className={`${styles.section} ${wide ? styles.wide : ''}`}>
      <div className={styles.head}>
        <h2>{heading}</h2>
        {text && <p className={styles.text}>{text}</p>}
        {aside}
      </div>
      <div>{children}</div>
    </section>
  )
}
