import type { PageCard } from '#domain/records/page-record.ts'
import { LinkList } from './link-list.tsx'
import styles from './page-cards.module.css'

/** Choices beside each other, each with what to have at hand and where to go. */
export function PageCards({ cards }: { cards: PageCard[] }) {
  return (
    <ul className={styles.cards}>
      {cards.map(({ title, id, text, points, links }) => (
        <li key={title} id={id}>
          <h3>{title}</h3>
          <p>{text}</p>
          {points && (
            <ul className={styles.points}>
              {points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          )}
          <LinkList links={links} button={points !== undefined} />
        </li>
      ))}
    </ul>
  )
}
