import type { PageLink as Link } from '#domain/records/link.ts'
import styles from './worked-out.module.css'

/** Where what a part shows can be worked on. */
export function WorkedOut({ link }: { link: Link | undefined }) {
  if (!link) return null
  return (
    <p className={styles.link}>
      <a href={link.to}>{link.label}</a>
    </p>
  )
}
