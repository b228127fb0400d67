import { Link } from 'react-router'
import { paths } from '#app/lib/paths.ts'
import { fillIn } from '#domain/texts/fill-in.ts'
import * as texts from '#texts/knowledge.ts'
import styles from './knowledge-empty.module.css'
import { all } from './knowledge-view.ts'

/** Where nothing is found: what may help. */
export function KnowledgeEmpty({ query, chosen }: { query: string; chosen: string }) {
  return (
    <div className={styles.empty}>
      {query ? (
        <>
          <p className={styles.intro}>{fillIn(texts.noneHolds, { query })}</p>
          <ul className={styles.ways}>
            {chosen !== all && (
              <li>
                <Link to={paths.knowledge({ query })}>{texts.lookInAll}</Link>
              </li>
            )}
            <li>
              <Link to={paths.products({ query })}>{fillIn(texts.searchProducts, { query })}</Link>
            </li>
            <li>
              <Link to={paths.contact()}>{texts.askUs}</Link>
            </li>
          </ul>
        </>
      ) : (
        <p className={styles.intro}>{texts.nothingStored}</p>
      )}
    </div>
  )
}
