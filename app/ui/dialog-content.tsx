import type { ReactNode } from 'react'
import styles from './dialog-content.module.css'

/** The look of a dialog that holds something to read or to fill in. */
export const dialogClass = styles.dialog

type Props = { titleId: string; title: string; close: ReactNode; children: ReactNode }

/** What stands in such a dialog: its title, what closes it, and the rest. */
export function DialogContent({ titleId, title, close, children }: Props) {
  return (
    <div className={styles.content}>
      <div className={styles.close}>{close}</div>
      <h2 id={titleId}>{title}</h2>
      {children}
    </div>
  )
}
