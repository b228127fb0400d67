import type { PDFDocumentProxy } from 'pdfjs-dist'
import { useEffect, useRef, useState, type Ref } from 'react'
import { fillIn } from '#domain/texts/fill-in.ts'
import * as texts from '#texts/knowledge.ts'
import styles from './pdf-print.module.css'
import { printPdf } from './print-pdf.ts'

type Props = { document: PDFDocumentProxy; ref: Ref<HTMLButtonElement> }

/** Prints the document, and not the page below it; says how far it is. */
export function PdfPrint({ document: pdf, ref }: Props) {
  const [page, setPage] = useState(0)
  const [hasFailed, setFailed] = useState(false)
  const stop = useRef<AbortController>(undefined)
  useEffect(() => () => stop.current?.abort(), [])

  async function print() {
    if (page) return
    setFailed(false)
    stop.current?.abort()
    const { signal } = (stop.current = new AbortController())
    try {
      await printPdf(pdf, setPage, signal)
    } catch {
      if (signal.aborted) return
      setFailed(true)
      setPage(0)
    }
  }

  return (
    <div className={styles.print}>
      <span role="status" className={styles.progress}>
        {page > 0 && fillIn(texts.preparing, { page, pages: pdf.numPages })}
        {hasFailed && texts.notPrinted}
      </span>
      <button ref={ref} type="button" aria-disabled={page > 0} onClick={() => void print()}>
        {texts.print}
      </button>
    </div>
  )
}
