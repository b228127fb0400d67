import { LongText } from '#app/features/prose/long-text.tsx'
import { Breadcrumb } from '#app/ui/breadcrumb.tsx'
import * as texts from '#texts/pages.ts'
import styles from './legal-page.module.css'
import type { LegalView } from './legal-view.server.ts'

type Props = { view: LegalView; trail: { label: string; to?: string }[] }

/** A legal text; on phones its head may stand on a colored ground. */
export function LegalPage({ view, trail }: Props) {
  const { title, updated, date, phoneHead, contents, parts } = view
  return (
    <article>
      <div className={`${styles.head} ${phoneHead ? styles[phoneHead] : ''}`}>
        <div className="wrap">
          <Breadcrumb trail={trail} />
          <h1>{title}</h1>
          <p className={styles.updated}>
            {`${texts.lastUpdated} `}
            <time dateTime={updated}>{date}</time>
          </p>
        </div>
      </div>
      <div className="wrap">
        <LongText contents={contents} parts={parts} />
      </div>
    </article>
  )
}
