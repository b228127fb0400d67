import { useEffect } from 'react'
import { plainPress } from '../../framework/plain-press.ts'

/**
 * Opens links to the storage's PDFs in our reader, and the PDF that the address names. They lead to
 * the file itself: without scripts, with a key held, and where the reader does not come.
 */
export function usePdfLinks(): void {
  useEffect(() => {
    const press = (event: MouseEvent) => {
      const link = plainPress(event)
      if (!link?.matches(storedPdf)) return
      event.preventDefault()
      bring().then(
        ({ openPdf }) => openPdf(link),
        () => location.assign(link.href),
      )
    }
    const look = () => {
      if (location.hash.startsWith('#doc=')) void bring().then(({ showAsked }) => showAsked())
    }
    look()
    addEventListener('hashchange', look)
    document.addEventListener('click', press)
    return () => {
      removeEventListener('hashchange', look)
      document.removeEventListener('click', press)
    }
  }, [])
}

/** Of the storage, and not to be downloaded. */
const storedPdf = '[href^="/files/"][href*=".pdf" i]:not([download])'

const bring = async () => (await import('./bring-pdf.ts')).bringPdf()
