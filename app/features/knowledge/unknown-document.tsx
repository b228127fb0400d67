import { Link } from 'react-router'
import { paths } from '#app/lib/paths.ts'
import { fillIn } from '#domain/texts/fill-in.ts'
import * as texts from '#texts/knowledge.ts'
import type { KnowledgeCard } from './knowledge-card-view.ts'
import styles from './unknown-document.module.css'

type Props = { asked: string; nearest: readonly KnowledgeCard[] }

/** For a `?doc=` that names none of our documents. What was asked for is shown as text only. */
export function UnknownDocument({ asked, nearest }: Props) {
  return (
    <section className={styles.unknown} aria-labelledby="unknown-document">
      <h2 id="unknown-document">{texts.notHere}</h2>
      <p>{fillIn(texts.nothingCalled, { asked })}</p>
      {nearest.length > 0 && (
        <>
          <p>{texts.nearestNames}</p>
          <ul className={styles.nearest}>
            {nearest.map(({ slug, name }) => (
              <li key={slug}>
                <Link to={paths.knowledge({ doc: slug })} preventScrollReset>
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}
