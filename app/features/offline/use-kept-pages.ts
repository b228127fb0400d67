import { useEffect } from 'react'

/** Whatever a first view takes is there by then, and nobody waits for anything. */
const afterMilliseconds = 6000

/**
 * Brings the code that keeps pages for reading without a network, late; at once on a page that is
 * such a copy, for it says so.
 */
export function useKeptPages(): void {
  useEffect(() => {
    if (!import.meta.env.PROD) return
    const isCopy = 'read' in document.documentElement.dataset
    // Without a network the page does without.
    const bring = () => void import('./keep-seen.ts').catch(() => undefined)
    setTimeout(bring, isCopy ? 0 : afterMilliseconds)
  }, [])
}
