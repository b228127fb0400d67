import { getDocument, PDFWorker, type PDFDocumentProxy } from 'pdfjs-dist'
import { useEffect, useState } from 'react'
import { pdfWorkerPort } from './pdf-worker-port.ts'

// Its types know the option's default alone.
const worker = new PDFWorker({ port: pdfWorkerPort() as never })

/** In points, 1/72 inch. */
export type PageSize = { width: number; height: number }

export type Pdf =
  | { state: 'loading' }
  | { state: 'broken' }
  /** `size` is the first page's: others take it until they are read. */
  | { state: 'ready'; document: PDFDocumentProxy; size: PageSize }

/** Reads a PDF in pieces as they are needed. */
export function usePdf(url: string): Pdf {
  const [pdf, setPdf] = useState<Pdf>({ state: 'loading' })
  useEffect(() => {
    let current = true
    const task = getDocument({ url, worker, enableXfa: false, useWasm: false })
    async function read() {
      try {
        const document = await task.promise
        const { width, height } = (await document.getPage(1)).getViewport({ scale: 1 })
        if (current) setPdf({ state: 'ready', document, size: { width, height } })
      } catch {
        // Damaged, encrypted or cut short: what PDF.js says of it is for programmers.
        if (current) setPdf({ state: 'broken' })
      }
    }
    void read()
    return () => {
      current = false
      // Ended while it still begins, the worker would reject where nobody listens.
      const end = () => task.destroy()
      void task.promise.then(end, end)
    }
  }, [url])
  return pdf
}
