import type { PDFDocumentProxy } from 'pdfjs-dist'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import * as texts from '#texts/knowledge.ts'
import { PdfPage } from './pdf-page.tsx'
import styles from './pdf-reader.module.css'
import { PdfToolbar } from './pdf-toolbar.tsx'
import { useCurrentPage } from './use-current-page.ts'
import type { PageSize } from './use-pdf.ts'
import { usePdfSearch } from './use-pdf-search.ts'
import { usePdfZoom } from './use-pdf-zoom.ts'

type Props = {
  url: string
  document: PDFDocumentProxy
  size: PageSize
  page: number
  onPage: (page: number) => void
}

/**
 * The sheets of a PDF below each other. Those near the window are drawn once one in it is: drawn together they
 * would take the worker's time from what is waited for.
 */
export function PdfSheets({ url, document: pdf, size, page, onPage }: Props) {
  const pages = useRef<HTMLDivElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const print = useRef<HTMLAnchorElement>(null)
  const [typed, setTyped] = useState('')
  const [isDrawn, setDrawn] = useState(false)
  const zoom = usePdfZoom(pages, size.width)
  const search = usePdfSearch(pdf, typed, pages)
  // An address may name a page that a revision no longer has, or none ever had.
  const asked = Math.min(page, pdf.numPages)
  const { current, go } = useCurrentPage(pages, zoom.scale, asked, onPage)
  // The pages take the focus of the heading: the browser scrolls them by keys.
  useEffect(() => {
    if (document.activeElement?.localName === 'h2') pages.current?.focus()
  }, [])
  // Its own search and print are of the page below the dialog.
  const takeOver = useEffectEvent((event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return
    if (event.key !== 'f' && event.key !== 'p') return
    event.preventDefault()
    if (event.key === 'f') field.current?.select()
    else print.current?.click()
  })
  useEffect(() => {
    const dialog = pages.current?.closest('dialog')
    dialog?.addEventListener('keydown', takeOver)
    return () => dialog?.removeEventListener('keydown', takeOver)
  }, [])
  return (
    <div className={styles.reader}>
      <PdfToolbar
        field={field}
        place={{ current, count: pdf.numPages, go }}
        zoom={zoom}
        search={search}
        typed={typed}
        onType={setTyped}
        url={url}
        print={print}
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
          Array.from({ length: pdf.numPages }, (_, i) => (
            <PdfPage
              key={i}
              document={pdf}
              number={i + 1}
              size={size}
              scale={zoom.scale}
              search={search}
              ahead={isDrawn}
              onDrawn={setDrawn}
            />
          ))}
      </div>
    </div>
  )
}
