import { data } from 'react-router'
import { siteContext } from '#app/context.ts'
import { legalView, type LegalView } from '#app/features/legal/legal-view.server.ts'
import { notFoundData } from '#app/features/shell/not-found-data.ts'
import { pageTrail } from '#app/lib/page-trail.ts'
import { pageMeta } from '#app/lib/seo.ts'
import { LongText } from '#app/features/prose/long-text.tsx'
import { Breadcrumb } from '#app/ui/breadcrumb.tsx'
import * as texts from '#texts/pages.ts'
import type { Route } from './+types/legal.ts'
import styles from '#app/features/legal/legal-page.module.css'

export async function loader({ context, url }: Route.LoaderArgs) {
  const view = legalView(url.pathname.replace(/\/$/, ''))
  if (view) return view
  const { catalogue } = context.get(siteContext)
  throw data(await notFoundData(catalogue, url.pathname), { status: 404 })
}

export function meta({ loaderData: view, matches }: Route.MetaArgs) {
  if (!view) return []
  const { title, description, path } = view
  return pageMeta(matches, { title, description, path, trail: pageTrail(view) })
}

export default function Legal({ loaderData: view }: Route.ComponentProps) {
  return <LegalPage view={view} trail={pageTrail(view)} />
}

type LegalPageProps = { view: LegalView; trail: { label: string; to?: string }[] }

/** A legal text; on phones its head may stand on a colored ground. */
function LegalPage({ view, trail }: LegalPageProps) {
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
