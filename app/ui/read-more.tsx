import type { ReactNode } from 'react'
import styles from './read-more.module.css'

/** Text that opens below its beginning, without JavaScript too. */
export function ReadMore({ about, children }: { about: string; children: ReactNode }) {
  return (
    <details className={styles.more}>
      <summary>
        <span className={styles.closed}>Read more</span>
        <span className={styles.open}>Read less</span>
        <span className="visually-hidden"> about {about}</span>
      </summary>
      {children}
    </details>
  )
}
