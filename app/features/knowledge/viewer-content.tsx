import { useEffect, useState } from 'react'
import { preload } from 'react-dom'
import { onDemand } from '#app/ui/on-demand.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import { fillIn } from '#domain/texts/fill-in.ts'
import * as texts from '#texts/knowledge.ts'
import type { KnowledgeCard } from './knowledge-card-view.ts'
import { KnowledgeFilm } from './knowledge-film.tsx'
import { loadPdfReader } from './load-viewer.ts'
import styles from './viewer-content.module.css'

const PdfReader = onDemand(async () => (await loadPdfReader()).PdfReader, {
  waiting: () => <Loading />,
})

type Props = { card: KnowledgeCard; page: number; onPage: (page: number) => void }

/** A film plays; a PDF is shown by the browser where it can, else drawn here. */
export function ViewerContent({ card, page, onPage }: Props) {
  const { type, url, name } = card
  const missing = useMissing(url)
  // On its way while the code that draws it still is.
  if (type === 'pdf' && !navigator.pdfViewerEnabled) {
    preload(url, { as: 'fetch', crossOrigin: 'anonymous' })
  }
  if (missing) {
    return <Message>{texts.notInPlace}</Message>
  }
  if (type === 'video') {
    return (
      <div className={styles.stage}>
        <KnowledgeFilm card={card} />
      </div>
    )
  }
  if (type !== 'pdf') {
    return <Message>{texts.otherProgram}</Message>
  }
  if (navigator.pdfViewerEnabled) {
    // The browser's own viewer, 80 percent and without its toolbar (SPECIFICATION, 2).
    return (
      <iframe
        className={styles.frame}
        src={`${url}#zoom=80&toolbar=0&page=${page}`}
        title={fillIn(texts.documentTitle, { name })}
      />
    )
  }
  return <PdfReader url={url} page={page} onPage={onPage} loading={<Loading />} />
}

function Loading() {
  return (
    <div className={styles.message}>
      <Spinner label={texts.loadingDocument} />
    </div>
  )
}

function Message({ children }: { children: string }) {
  return (
    <p role="alert" className={styles.message}>
      {children}
    </p>
  )
}

/** A storage that says nothing for so long will not say that a file is missing. */
const timeoutMilliseconds = 10_000

/** Whether the storage says that there is no such file: a frame would show its answer bare. */
function useMissing(url: string): boolean {
  const [missing, setMissing] = useState(false)
  useEffect(() => {
    const controller = new AbortController()
    const timer = setTimeout(() => controller.abort(), timeoutMilliseconds)
    fetch(url, { method: 'HEAD', signal: controller.signal }).then(
      ({ status }) => setMissing(status === 404 || status === 403 || status === 410),
      // Nothing is known; whoever shows the file will find out.
      () => undefined,
    )
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [url])
  return missing
}
