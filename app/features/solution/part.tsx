import type { ReactNode } from 'react'
import styles from './part.module.css'
import type { PageLink as Link } from '#domain/records/link.ts'
import workedOutStyles from './worked-out.module.css'

type Props = {
  heading: string
  text?: string | undefined
  id?: string
  /** The heading stands above what needs the whole width, else beside it. */
  wide?: boolean
  children: ReactNode
}

/** A section of a solution's page: every one stands on the same four columns. */
export function Part({ heading, text, id, wide = false, children }: Props) {
  return (
    <section className={wide ? styles.wide : styles.beside} id={id}>
      <div className={styles.head}>
        <h2>{heading}</h2>
        {wide && text && <p>{text}</p>}
      </div>
      <div>
        {!wide && text && <p className={styles.intro}>{text}</p>}
        {children}
      </div>
    </section>
  )
}

/** Where what a part shows can be worked on. */
export function WorkedOut({ link }: { link: Link | undefined }) {
  if (!link) return null
  return (
    <p className={workedOutStyles.link}>
      <a href={link.to}>{link.label}</a>
    </p>
  )
}
