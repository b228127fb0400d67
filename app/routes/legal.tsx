import { legalView, type LegalView } from '#app/features/legal/legal-view.server.ts'
import { pageTrail, recordHead } from '#app/lib/record-head.ts'
import { LongText } from '#app/features/prose/contents.tsx'
import { Breadcrumb } from '#app/ui/breadcrumb.tsx'
import * as texts from '#texts/pages.ts'
import { NotFoundError } from '#app/page-module.ts'
import type { PageArgs } from '../page-module.ts'
import styles from '#app/features/legal/legal-page.module.css'

export function load({ url }: PageArgs): LegalView {
  const view = legalView(url.pathname.replace(/\/$/, ''))
  if (!view) throw new NotFoundError(url.pathname)
  return view
}

export const head = (view: LegalView) => recordHead(view)

/** A legal text; on phones its head may stand on a colored ground. */
export function Page({ data: view }: { data: LegalView }) {
  const { title, updated, date, phoneHead, contents, parts } = view
  return (
    <article>
      <div className={`${styles.head} ${phoneHead ? styles[phoneHead] : ''}`}>
        <div className="wrap">
          <Breadcrumb trail={pageTrail(view)} />
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
