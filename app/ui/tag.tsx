import type { ReactNode } from 'react'
import styles from './tag.module.css'

/** A small mark of something good, such as compliance. */
export function Tag({ children }: { children: ReactNode }) {
  return <span className={styles.tag}>{children}</span>
}
