import type { ReactNode } from 'react'
import styles from './accordion.module.css'

type Props = {
  heading: ReactNode
  open?: boolean
  children: ReactNode
  /** Below a heading of the page, of a section, or of a group within one. */
  level?: 'section' | 'item' | 'nested'
  /** Of those that share a name, one is open at a time. */
  name?: string
  /** Links to it open it, by the browser. */
  id?: string
}

const tags = { section: 'h2', item: 'h3', nested: 'h4' } as const

/** A disclosure that works before and without JavaScript. */
export function Accordion({ heading, open = false, children, level = 'section', name, id }: Props) {
  const Heading = tags[level]
  return (
    <details className={`${styles.accordion} ${styles[level]}`} open={open} name={name}>
      <summary>
        <Heading>{heading}</Heading>
      </summary>
      <div className={styles.body} id={id}>
        {children}
      </div>
    </details>
  )
}
