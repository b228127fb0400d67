import { pdfWorkerPort } from './pdf-worker-port.ts'

export const loadPdfReader = () => import('./pdf-reader.tsx')

/** Brings the viewer's code and PDF.js beside it, at the first sign that they will be wanted. */
export function loadViewer() {
  pdfWorkerPort()
  // A failure is no loss: whoever needs it asks again.
  loadPdfReader().catch(() => undefined)
  return import('./viewer.tsx')
}
