import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { PageHeading } from '#app/features/page/page-heading.tsx'
import { paths } from '#app/lib/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import { knowledgePage } from '#content/company/knowledge-center.ts'
import * as texts from '#texts/knowledge.ts'
import styles from './knowledge-loading.module.css'
import { knowledgeTrail } from './knowledge-meta.ts'

/** How often a page asks whether the list is ready, in milliseconds. */
const pause = 1000

export function LoadingDocuments() {
  return (
    <>
      <PageHeading trail={knowledgeTrail()} {...knowledgePage} />
      <Spinner label={texts.loadingAll} />
    </>
  )
}

/** In place of the list while the server has none: asks again until it has. */
export function KnowledgeNotReady({ failed = false }: { failed?: boolean }) {
  const { revalidate, state } = useRevalidator()
  useEffect(() => {
    if (failed || state === 'loading') return
    const timer = setTimeout(() => void revalidate(), pause)
    return () => clearTimeout(timer)
  }, [failed, state, revalidate])

  if (!failed) {
    return (
      <>
        <LoadingDocuments />
        <noscript>
          <p>
            <a href={paths.knowledge()}>{texts.loadAgain}</a>
            {` ${texts.inAMoment}`}
          </p>
        </noscript>
      </>
    )
  }
  return (
    <>
      <PageHeading trail={knowledgeTrail()} {...knowledgePage} />
      <div role="alert" className={styles.failure}>
        <p>{texts.couldNotList}</p>
        <Button look="outline" onClick={() => void revalidate()} disabled={state === 'loading'}>
          {texts.tryAgain}
        </Button>
      </div>
    </>
  )
}
