import { Link } from 'react-router'
import { paths } from '#app/lib/paths.ts'
import styles from './knowledge-empty.module.css'
import { all } from './knowledge-view.ts'

/** Where nothing is found: what may help. */
export function KnowledgeEmpty({ query, chosen }: { query: string; chosen: string }) {
  return (
    <div className={styles.empty}>
      {query ? (
        <>
          <p className={styles.intro}>
            No document here holds “{query}”. Fewer or other words may find it.
          </p>
          <ul className={styles.ways}>
            {chosen !== all && (
              <li>
                <Link to={paths.knowledge({ query })}>Look in all documents</Link>
              </li>
            )}
            <li>
              <Link to={paths.products({ query })}>Search the products for “{query}”</Link>
            </li>
            <li>
              <Link to={paths.contact()}>Ask us for the document</Link>
            </li>
          </ul>
        </>
      ) : (
        <p className={styles.intro}>Nothing is stored here yet.</p>
      )}
    </div>
  )
}
