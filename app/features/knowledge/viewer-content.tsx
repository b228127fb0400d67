import { useEffect, useState } from 'react'
import { preload } from 'react-dom'
import { fetchInTime } from '#app/lib/fetch-in-time.ts'
import { onDemand } from '#app/ui/on-demand.tsx'
import * as texts from '#texts/knowledge.ts'
import type { KnowledgeCard } from './knowledge-card-view.ts'
import { KnowledgeFilm } from './knowledge-film.tsx'
import { loadPdfReader } from './load-pdf-reader.ts'
import { PdfLoading } from './pdf-loading.tsx'
import styles from './viewer-content.module.css'

const PdfReader = onDemand(async () => (await loadPdfReader()).PdfReader, <PdfLoading />)

type Props = {
  card: Pick<KnowledgeCard, 'type' | 'name' | 'url' | 'image' | 'captions'>
  page: number
  onPage: (page: number) => void
  /** The title that the document itself carries. */
  onTitle: (title: string) => void
}

/** A film plays, a PDF is drawn; what is neither can be downloaded. */
export function ViewerContent({ card, page, onPage, onTitle }: Props) {
  if (card.type === 'pdf') {
    // On its way while the code that draws it still is.
    preload(card.url, { as: 'fetch', crossOrigin: 'anonymous' })
    return <PdfReader url={card.url} page={page} onPage={onPage} onTitle={onTitle} />
  }
  return <Stored card={card} />
}

function Stored({ card }: Pick<Props, 'card'>) {
  const missing = useMissing(card.url)
  if (missing) {
    return <Message>{texts.notInPlace}</Message>
  }
  if (card.type === 'video') {
    return (
      <div className={styles.stage}>
        <KnowledgeFilm card={card} />
      </div>
    )
  }
  return <Message>{texts.otherProgram}</Message>
}

function Message({ children }: { children: string }) {
  return (
    <p role="alert" className={styles.message}>
      {children}
    </p>
  )
}

/** Whether the storage says that there is no such file: a film would only stay dark. */
function useMissing(url: string): boolean {
  const [missing, setMissing] = useState(false)
  useEffect(() => {
    const left = new AbortController()
    fetchInTime(url, { method: 'HEAD', signal: left.signal }).then(
      ({ status }) => setMissing(status === 404 || status === 403 || status === 410),
      // Nothing is known; whoever shows the file will find out.
      () => undefined,
    )
    return () => left.abort()
  }, [url])
  return missing
}
