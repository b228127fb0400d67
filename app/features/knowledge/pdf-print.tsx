import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist'
import { useEffect, useRef, useState, type Ref } from 'react'
import { fillIn } from '#domain/texts/fill-in.ts'
import * as texts from '#texts/knowledge.ts'
import styles from './pdf-print.module.css'

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

/** Fine enough for small print, and little enough for fifty pages in a phone. */
const dotsPerPoint = 150 / 72

/**
 * Draws every page, then opens the browser's print dialog on them alone; tells each page as it is
 * begun, and 0 when all are there. Rejects where a page cannot be drawn, and when it is called off
 * before that.
 */
async function printPdf(
  pdf: PDFDocumentProxy,
  onPage: (page: number) => void,
  signal: AbortSignal,
): Promise<void> {
  const sheets = document.createElement('div')
  sheets.className = styles.sheets!
  const canvas = document.createElement('canvas')
  for (let number = 1; number <= pdf.numPages; number++) {
    onPage(number)
    sheets.append(await pictureOf(await pdf.getPage(number), canvas))
    signal.throwIfAborted()
  }
  const { width, height } = (await pdf.getPage(1)).getViewport({ scale: 1 })
  // As a sheet of its own, for the page's policy allows no style that a script writes into it.
  const paper = new CSSStyleSheet()
  paper.replaceSync(`@page { size: ${width}pt ${height}pt; margin: 0 }`)
  document.adoptedStyleSheets.push(paper)
  document.body.append(sheets)
  onPage(0)
  // A phone's browser asks on while the page goes on.
  await new Promise((done) => {
    addEventListener('afterprint', done, { once: true, signal })
    signal.addEventListener('abort', done)
    window.print()
  })
  sheets.remove()
  const { adoptedStyleSheets: all } = document
  document.adoptedStyleSheets = all.filter((sheet) => sheet !== paper)
}

async function pictureOf(page: PDFPageProxy, canvas: HTMLCanvasElement): Promise<HTMLImageElement> {
  const viewport = page.getViewport({ scale: dotsPerPoint })
  canvas.width = viewport.width
  canvas.height = viewport.height
  await page.render({ canvas, viewport, intent: 'print' }).promise
  const picture = new Image()
  picture.alt = ''
  picture.src = canvas.toDataURL('image/png')
  await picture.decode()
  return picture
}
