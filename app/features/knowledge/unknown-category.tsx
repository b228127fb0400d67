import { Link } from 'react-router'
import { paths } from '#app/lib/paths.ts'
import { fillIn } from '#domain/texts/fill-in.ts'
import * as texts from '#texts/knowledge.ts'
import { all } from './knowledge-view.ts'
import styles from './unknown-document.module.css'

type Props = { asked: string; chosen: string; query: string }

/** For a `?category=` that is none of ours: what is below is not what was asked for. */
export function UnknownCategory({ asked, chosen, query }: Props) {
  return (
    <section className={styles.unknown} aria-labelledby="unknown-category">
      <h2 id="unknown-category">{fillIn(texts.noCategory, { asked })}</h2>
      <p>
        {fillIn(texts.insteadOfIt, { chosen })}{' '}
        {chosen !== all && (
          <Link to={paths.knowledge({ category: all, query })}>{texts.allDocuments}</Link>
        )}
      </p>
    </section>
  )
}
