import { Link } from 'react-router'
import { fileUrl } from '#domain/pictures.ts'
import { drawingSize } from '#app/ui/figure.tsx'
import * as texts from '#texts/pages.ts'
import styles from './article-end.module.css'
import type { ArticleView } from './article-view.server.ts'

/** Where to go on from here: what the text spoke of, and the other articles. */
export function ArticleEnd({ related, next }: Pick<ArticleView, 'related' | 'next'>) {
  return (
    <div className="no-print">
      <section className={styles.related}>
        <h2>{texts.related}</h2>
        <ul className={styles.links}>
          {related.map(({ label, to }) => (
            <li key={to}>
              <Link to={to}>{label}</Link>
            </li>
          ))}
        </ul>
      </section>
      {next.length > 0 && (
        <section className={styles.next}>
          <h2>{texts.moreArticles}</h2>
          <ul className={styles.cards}>
            {next.map(({ path, title, date, published, image }) => (
              <li key={path}>
                <Link to={path}>
                  <img {...drawingSize} src={fileUrl(image)} alt="" loading="lazy" />
                  <span>
                    <b>{title}</b>
                    <time dateTime={published}>{date}</time>
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
