import { Link } from 'react-router'
import { paths } from '#app/lib/paths.ts'
import type { KnowledgeCard } from './knowledge-card-view.ts'
import styles from './unknown-document.module.css'

type Props = { asked: string; nearest: readonly KnowledgeCard[] }

/** For a `?doc=` that names none of our documents. What was asked for is shown as text only. */
export function UnknownDocument({ asked, nearest }: Props) {
  return (
    <section className={styles.unknown} aria-labelledby="unknown-document">
      <h2 id="unknown-document">This document is not here</h2>
      <p>
        The Knowledge Center has nothing called “{asked}”. It may have been renamed or replaced; the
        list below has all that there is.
      </p>
      {nearest.length > 0 && (
        <>
          <p>Nearest names:</p>
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
