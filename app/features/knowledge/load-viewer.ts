import { pdfWorkerPort } from './pdf-worker-port.ts'

export const loadPdfReader = () => import('./pdf-reader.tsx')

/**
 * Brings the viewer's code, at the first sign that it will be wanted; PDF.js beside it where the
 * browser shows no PDFs.
 */
export function loadViewer() {
  // A failure is no loss: whoever needs it asks again.
  if (!navigator.pdfViewerEnabled) {
    pdfWorkerPort()
    loadPdfReader().catch(() => undefined)
  }
  return import('./viewer.tsx')
}
