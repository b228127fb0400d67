import { loadViewer } from './load-viewer.ts'

/**
 * Brings what opens a PDF, and beside it what draws it. A file of its own: the names of all that it
 * takes would weigh 250 bytes on every page.
 */
export async function bringPdf() {
  void loadViewer().catch(() => undefined)
  return import('./open-pdf.tsx')
}
