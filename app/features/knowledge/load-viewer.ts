import { pdfWorkerPort } from './pdf-worker-port.ts'

export const loadPdfReader = () => import('./pdf-reader.tsx')

/** Brings PDF.js, at the first sign that it will be wanted. */
export function preparePdf(): void {
  pdfWorkerPort()
  // A failure is no loss: whoever needs it asks again.
  loadPdfReader().catch(() => undefined)
}

/** Brings the viewer's code and PDF.js beside it. */
export function loadViewer() {
  preparePdf()
  return import('./viewer.tsx')
}
