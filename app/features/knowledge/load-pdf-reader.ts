import { pdfWorkerPort } from './pdf-worker-port.ts'

export const loadPdfReader = () => import('./pdf-reader.tsx')

/** Loads PDF.js ahead of its use. */
export function preparePdf(): void {
  pdfWorkerPort()
  // The viewer asks for it again.
  loadPdfReader().catch(() => undefined)
}
