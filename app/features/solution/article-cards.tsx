import { Link } from 'react-router'
import type { ArticlesPart } from '#domain/records/solution-part.ts'
import { fileUrl } from '#domain/pictures.ts'
import styles from './article-cards.module.css'
import { Part } from './part.tsx'

/** Articles to go on with, each with its drawing. */
export function ArticleCards({ part: { heading, items } }: { part: ArticlesPart }) {
  return (
    <Part heading={heading} wide>
      <ul className={styles.cards}>
        {items.map(({ title, to, text, image }) => (
          <li key={to}>
            <img src={fileUrl(image)} alt="" width={1200} height={675} loading="lazy" />
            <h3>
              <Link to={to}>{title}</Link>
            </h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </Part>
  )
}
