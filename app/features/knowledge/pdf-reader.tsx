import { useRef, useState, type ReactNode } from 'react'
import * as texts from '#texts/knowledge.ts'
import { PdfPage } from './pdf-page.tsx'
import styles from './pdf-reader.module.css'
import { PdfToolbar } from './pdf-toolbar.tsx'
import { useCurrentPage } from './use-current-page.ts'
import { usePdf } from './use-pdf.ts'
import { usePdfSearch } from './use-pdf-search.ts'
import { usePdfZoom } from './use-pdf-zoom.ts'

type Props = { url: string; page: number; onPage: (page: number) => void; loading: ReactNode }

/** A PDF drawn by PDF.js, for browsers that show none: pages, text to select, search and zoom. */
export function PdfReader({ url, page: first, onPage, loading }: Props) {
  const pdf = usePdf(url)
  const pages = useRef<HTMLDivElement>(null)
  const [typed, setTyped] = useState('')
  const ready = pdf.state === 'ready' ? pdf : undefined
  const zoom = usePdfZoom(pages, ready?.size.width)
  const search = usePdfSearch(ready?.document, typed, pages)
  const current = useCurrentPage(pages, ready !== undefined && zoom.scale > 0, first, onPage)

  if (pdf.state === 'loading') return loading
  if (pdf.state === 'broken') {
    return (
      <p role="alert" className={styles.broken}>
        {texts.damaged}
      </p>
    )
  }
  return (
    <div className={styles.reader}>
      <PdfToolbar
        current={current}
        count={pdf.document.numPages}
        zoom={zoom}
        search={search}
        typed={typed}
        onType={setTyped}
      />
      {/* Scrolled by keyboard, too. */}
      <div
        ref={pages}
        className={styles.pages}
        tabIndex={0}
        role="region"
        aria-label={texts.pagesRegion}
      >
        {zoom.scale > 0 &&
          Array.from({ length: pdf.document.numPages }, (_, i) => (
            <PdfPage
              key={i}
              document={pdf.document}
              number={i + 1}
              size={pdf.size}
              scale={zoom.scale}
              search={search}
            />
          ))}
      </div>
    </div>
  )
}
