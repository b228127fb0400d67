import { useEffect } from 'react'
import { useLinkPress } from '../../framework/use-link-press.ts'
import { storedPdf } from './reader-address.ts'

/**
 * Opens links to the storage's PDFs in our reader, and the PDF that the address names. They lead to
 * the file itself: without scripts, with a key held, and where the reader does not come.
 */
export function usePdfLinks(): void {
  useLinkPress(storedPdf, open, { isLast: true })
  useEffect(() => {
    const look = () => {
      if (location.hash.startsWith('#doc=')) void bring().then(({ showAsked }) => showAsked())
    }
    look()
    addEventListener('hashchange', look)
    return () => removeEventListener('hashchange', look)
  }, [])
}

const open = async (link: HTMLAnchorElement) => (await bring()).openPdf(link)

const bring = async () => (await import('./bring-pdf.ts')).bringPdf()
