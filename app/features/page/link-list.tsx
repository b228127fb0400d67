import type { RecordLink as RecordLinkData } from '#domain/records/link.ts'
import styles from './link-list.module.css'
import { RecordLink } from './record-link.tsx'

type Props = {
  links: RecordLinkData[]
  /** The first one is the way most take: a button. */
  button?: boolean
}

/** Ways on, beside each other. */
export function LinkList({ links, button = false }: Props) {
  return (
    <ul className={styles.links}>
      {links.map((link, i) => (
        <li key={link.label}>
          {button && i === 0 ? (
            <RecordLink target={link} look="outline">
              {link.label}
            </RecordLink>
          ) : (
            <RecordLink target={link} className={styles.link}>
              {link.label}
            </RecordLink>
          )}
        </li>
      ))}
    </ul>
  )
}
