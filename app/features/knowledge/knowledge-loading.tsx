import { useEffect, useRef } from 'react'
import { useRevalidator } from 'react-router'
import { PageHeading } from '#app/features/page/page-heading.tsx'
import { paths } from '#app/lib/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import { usePassFocusOn } from '#app/ui/use-pass-focus-on.ts'
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
  return <ListFailure isAsking={state === 'loading'} askAgain={() => void revalidate()} />
}

function ListFailure({ isAsking, askAgain }: { isAsking: boolean; askAgain: () => void }) {
  const box = useRef<HTMLDivElement>(null)
  usePassFocusOn(box)
  return (
    <>
      <PageHeading trail={knowledgeTrail()} {...knowledgePage} />
      <div ref={box} role="alert" className={styles.failure}>
        <p>{texts.couldNotList}</p>
        <Button
          look="outline"
          aria-disabled={isAsking}
          onClick={() => {
            if (!isAsking) askAgain()
          }}
        >
          {texts.tryAgain}
        </Button>
      </div>
    </>
  )
}
