import { PageHeading } from '#app/features/page/page-heading.tsx'
import { paths } from '#app/lib/paths.ts'
import { buttonClass } from '#app/ui/button.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import { knowledgePage } from '#content/company/knowledge-center.ts'
import * as texts from '#texts/knowledge.ts'
import styles from './knowledge-loading.module.css'
import { knowledgeTrail } from './knowledge-trail.ts'

/** In place of the list while the server waits for it; the page loads itself again. */
export function LoadingDocuments() {
  return (
    <>
      <PageHeading trail={knowledgeTrail()} {...knowledgePage} />
      <Spinner label={texts.loadingAll} />
      <noscript>
        <p>
          <a href={paths.knowledge()}>{texts.loadAgain}</a>
          {` ${texts.inAMoment}`}
        </p>
      </noscript>
    </>
  )
}

/** In place of a list that could not be read; `address` is that of the page. */
export function ListFailure({ address }: { address: string }) {
  return (
    <>
      <PageHeading trail={knowledgeTrail()} {...knowledgePage} />
      <div role="alert" className={styles.failure}>
        <p>{texts.couldNotList}</p>
        <a href={address} className={buttonClass('outline')}>
          {texts.tryAgain}
        </a>
      </div>
    </>
  )
}
