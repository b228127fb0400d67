// oxlint-disable-next-line import/default -- the build gives its address
import workerUrl from 'pdfjs-dist/build/pdf.worker.min.mjs?url'
import { trusted } from '#app/lib/trusted.ts'

export const loadPdfReader = () => import('./pdf-reader.tsx')

/** Loads PDF.js ahead of its use. */
export function preparePdf(): void {
  pdfWorkerPort()
  // The viewer asks for it again.
  loadPdfReader().catch(() => undefined)
}

let port: Worker | undefined

/**
 * PDF.js's worker, one for all documents of a visit. Its code is large and takes longest to get
 * ready, so it begins before the code that will talk to it is here.
 */
export function pdfWorkerPort(): Worker {
  return (port ??= new Worker(trusted(workerUrl), { type: 'module' }))
}
