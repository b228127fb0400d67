import type { ReactNode } from 'react'
import { fillIn } from '#domain/texts/fill-in.ts'
import * as texts from '#texts/ui.ts'
import styles from './read-more.module.css'

/** Text that opens below its beginning, without JavaScript too. */
export function ReadMore({ about, children }: { about: string; children: ReactNode }) {
  return (
    <details className={styles.more}>
      <summary>
        <span className={styles.closed}>{texts.readMore}</span>
        <span className={styles.open}>{texts.readLess}</span>
        <span className="visually-hidden">{` ${fillIn(texts.about, { about })}`}</span>
      </summary>
      {children}
    </details>
  )
}
