import { getDocument, PDFWorker, type PDFDocumentProxy } from 'pdfjs-dist'
import { useEffect, useState } from 'react'
import { titleOfPdf } from '#domain/knowledge/title-of-pdf.ts'
import { pdfWorkerPort } from './load-pdf-reader.ts'

// Its types know the option's default alone.
const worker = new PDFWorker({ port: pdfWorkerPort() as never })

/** In points, 1/72 inch. */
export type PageSize = { width: number; height: number }

/** Why nothing can be shown; `unable` is a browser that lacks what the drawing takes. */
export type PdfFault = 'missing' | 'unreachable' | 'damaged' | 'locked' | 'unable'

export type Pdf =
  /** In bytes; 0 while nothing is known. */
  | { state: 'loading'; loaded: number; total: number }
  | { state: 'failed'; fault: PdfFault; again: () => void }
  /** `size` is the first page's: others take it until they are read. */
  | { state: 'ready'; document: PDFDocumentProxy; size: PageSize; title: string }

const waiting: Pdf = { state: 'loading', loaded: 0, total: 0 }

/** Reads a PDF in pieces as they are needed. */
export function usePdf(url: string): Pdf {
  const [pdf, setPdf] = useState<Pdf>(waiting)
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    let current = true
    const show = (next: Pdf) => current && setPdf(next)
    const task = getDocument({ url, worker, enableXfa: false, useWasm: false })
    task.onProgress = ({ loaded, total }: { loaded: number; total: number }) =>
      show({ state: 'loading', loaded, total })
    async function read() {
      try {
        const document = await task.promise
        const [page, about] = await Promise.all([document.getPage(1), document.getMetadata()])
        const { width, height } = page.getViewport({ scale: 1 })
        task.onProgress = undefined as never
        const { Title: written } = about.info as { Title?: unknown }
        show({ state: 'ready', document, size: { width, height }, title: titleOfPdf(written) })
      } catch (error) {
        const again = () => {
          setPdf(waiting)
          setAttempt((count) => count + 1)
        }
        // What PDF.js says of it is for programmers.
        show({ state: 'failed', fault: faultOf(error), again })
      }
    }
    void read()
    addEventListener('unhandledrejection', leaveToReading)
    return () => {
      current = false
      removeEventListener('unhandledrejection', leaveToReading)
      // Ended while it still begins, the worker would reject where nobody listens.
      const end = () => task.destroy()
      // One that never came has nothing to end, and says so.
      task.promise.then(end, end).catch(() => undefined)
    }
  }, [url, attempt])
  return pdf
}

/**
 * Where an answer is quicker than the worker, PDF.js listens for its failure only when it has failed:
 * the browser calls that an error nobody took, but `read` is told of it as well.
 */
function leaveToReading(event: PromiseRejectionEvent): void {
  const { name, message = '' } = Object(event.reason) as Partial<Error>
  const isAnswer = name === 'ResponseException'
  if (isAnswer || (name === 'TypeError' && /fetch|network/i.test(message))) event.preventDefault()
}

/** PDF.js tells its errors by their names. */
function faultOf(error: unknown): PdfFault {
  const { name = '', status = 0 } = error as { name?: string; status?: number }
  if (name === 'PasswordException') return 'locked'
  if (name === 'ResponseException')
    return [403, 404, 410].includes(status) ? 'missing' : 'unreachable'
  if (name === 'InvalidPDFException' || name === 'FormatError') return 'damaged'
  return error instanceof TypeError && !/fetch|network/i.test(error.message)
    ? 'unable'
    : 'unreachable'
}
